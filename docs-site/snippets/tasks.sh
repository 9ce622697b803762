# After sign-in.sh, which leaves headers.txt.
api=http://127.0.0.1:4450/api
curl -sS -H @headers.txt "$api/v1/tasks?limit=20" >tasks.json
jq -r '.data.items[] | "\(.title): \(.coins) coins"' tasks.json

session=$(curl -sS -H @headers.txt "$api/v1/process/participations" \
  -d "{\"taskHashId\":$(jq '.data.items[0].hashId' tasks.json)}" | jq -r .data.sessionId)

# `revision` comes from the session, and then from each saved page.
curl -sS -H @headers.txt "$api/v1/process/sessions/$session/pages" \
  -d '{"page":"screening","answers":{"frequency":"每天"},"revision":0}' | jq -r .data.outcome
result=$(curl -sS -H @headers.txt "$api/v1/process/sessions/$session/submit" \
  -H "Idempotency-Key: $(openssl rand -hex 16)" \
  -d '{"page":"habits","answers":{"favourite":"豆浆油条"},"revision":1}' | jq -r .data.resultId)
curl -sS -H @headers.txt "$api/v1/process/results/$result" | jq -r '"result \(.data.result), \(.data.earned.coins) coins \(.data.earned.state)"'
