# Keeps a PostgreSQL cluster for whoever holds the other end of its standard input.
#
#   sh postgres.sh FOLDER PROGRAMS FSYNC
#
# Every line of input is a port to start the server on. At the end of the input, and so also when the process at
# the other end is killed, the server is stopped and the folder removed.
#
# In the folder: "made" when the cluster is there; "server" with the process id of the server; "gone" when making the
# cluster failed or the server has ended; "log" of the last of both.
folder=$1 programs=$2 fsync=$3

mkdir -m 700 "$folder" || exit 1
cd "$folder" || exit 1
# Nothing here has to survive a power failure, so making the cluster need not wait for the disk.
if "$programs/initdb" --pgdata=data --auth=trust --username=postgres --encoding=UTF8 --locale=C --no-sync >log 2>&1
then : >made
else : >gone
fi

started=no
while read -r port
do
    started=yes
    rm -f gone server
    (
        # The shell says its process id and then becomes the server.
        sh -c 'echo $$ >server.new && mv server.new server && exec "$@"' sh \
            "$programs/postgres" -D "$folder/data" -p "$port" -c listen_addresses=127.0.0.1 \
            -c unix_socket_directories= -c "fsync=$fsync" -c max_connections=300 </dev/null >log 2>&1
        : >gone
    ) &
done

# Nobody needs the data any more, so the server quits at once. It may be told before it listens: so again and again.
if [ $started = yes ]
then
    until [ -e gone ]
    do
        [ -e server ] && kill -s QUIT "$(cat server)" 2>/dev/null
        sleep 0.05
    done
fi
wait
cd / && rm -rf "$folder"
