# After sign-in.sh, which leaves headers.txt.
api=http://127.0.0.1:4450/api

# One key for one intention: trying again with it never orders twice.
key=$(openssl rand -hex 16)
for try in 1 2; do
  curl -sS -H @headers.txt -H "Idempotency-Key: $key" "$api/v1/benefits/b3Hs8nQ2wZtV" \
    -d '{"quantity":1,"total":1000}' >order.json
  jq -r '"ordered \(.data.benefit.title), \(.data.balance) coins left"' order.json
done

curl -sS -H @headers.txt -H "Idempotency-Key: $(openssl rand -hex 16)" \
  -X POST "$api/v1/exchanges/$(jq -r .data.id order.json)/revoke" | jq -r '"revoked, \(.data.balance) coins again"'
