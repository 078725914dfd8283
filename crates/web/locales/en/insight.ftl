no-points = Nobody has points yet.
left = { $left } of { $of } left
piece = What
count = Left
search = Search the rules
found =
    { $count ->
        [one] One entry
       *[other] { $count } entries
    }
nothing = Nothing is called so. Try another word.
points = Points so far
supplies = What is left in the supplies
what-is-what = What is what
