#!/usr/bin/env python3
"""A program that plays: it takes a seat and picks legal actions at random until the game is over.

    bot.py http://127.0.0.1:7117                               a game against the server's own bot
    bot.py 'http://127.0.0.1:7117/?table=ID&invite=KEY'        takes a free seat at a table and waits for its start

The token of an account or of an earlier run can be given as DEMESNE_TOKEN, the game of a new table as DEMESNE_GAME.
"""
import json, os, random, sys, time, urllib.error, urllib.parse, urllib.request, uuid

address = urllib.parse.urlsplit(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7117")
link = dict(urllib.parse.parse_qsl(address.query))
token = os.environ.get("DEMESNE_TOKEN")


def ask(method, path, body=None):
    """One request; sent again with the same id when the connection fails, so that nothing happens twice."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address.scheme}://{address.netloc}/api{path}", data, headers, method=method)
    for tries_left in reversed(range(6)):
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            error = json.load(refused)["error"]
            if error["code"] == "stale":  # the table has moved on: look again
                return None
            if refused.code not in (429, 503) or not tries_left:
                sys.exit(error["message"])
        except OSError as broken:
            if not tries_left:
                sys.exit(f"The server at {address.netloc} cannot be reached: {broken}")
        time.sleep(2)


def new_id():
    return str(uuid.uuid4())


if not token:
    token = ask("POST", "/guests", {"name": "Python", "token": True})["token"]
if "table" in link:
    table, key = f"/tables/{link['table']}", urllib.parse.urlencode({"invite": link.get("invite", "")})
    seats = ask("GET", f"{table}?{key}")["seats"]
    if not any(seat["you"] for seat in seats):
        free = [s["seat"] for s in seats if not (s.get("who") or s.get("bot") or s.get("automaton"))]
        if not free:
            sys.exit("All seats are taken: give the link of a table with a free seat.")
        ask("POST", f"{table}/seats/{free[0]}", {"id": new_id(), "invite": link.get("invite")})
else:
    game = {"game": os.environ.get("DEMESNE_GAME", "burgundy"), "bots": {"p2": "greedy"}, "start": True, "id": new_id()}
    table = f"/tables/{ask('POST', '/tables', game)['id']}"
while (view := ask("GET", table))["status"] in ("open", "playing"):
    if actions := view.get("play", {}).get("actions"):
        move = {"seen": view["seq"], "id": new_id(), "seat": view["viewer"], "action": random.choice(actions)["action"]}
        ask("POST", f"{table}/moves", move)
    else:
        ask("GET", f"{table}/events?after={view['seq']}&wait=25")
print(view.get("result") or view["status"])
