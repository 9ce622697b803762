# After sign-in.sh, which leaves headers.txt. The stream stays open; this one is read until its first event.
api=http://127.0.0.1:4450/api
curl -sSN -H @headers.txt "$api/v1/live" >events.txt &
stream=$!
until grep -q open events.txt; do sleep 0.1; done

curl -sS -H @headers.txt -H "Idempotency-Key: $(openssl rand -hex 16)" "$api/v1/users/checkin" -d '{}' >/dev/null
until grep -q '^event: balance' events.txt; do sleep 0.1; done
kill $stream
grep '^event: balance' events.txt
