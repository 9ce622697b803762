# After sign-in.sh, which leaves headers.txt. A business refusal has status 200: look at `code`.
curl -sS -H @headers.txt -H "Idempotency-Key: $(openssl rand -hex 16)" \
  http://127.0.0.1:4450/api/v1/benefits/b3Hs8nQ2wZtV -d '{"quantity":9}' |
  jq -r 'if .code == 200 then .data else "code \(.code): \(.data.problems[0].message)" end'
