# After sign-in.sh, which leaves headers.txt. `nextCursor` is null on the last page.
cursor=
while
  curl -sS -H @headers.txt "http://127.0.0.1:4450/api/v1/points?limit=100$cursor" >points.json
  jq -r '.data.items[] | "\(.amount) \(.cause.title)"' points.json
  next=$(jq -r '.data.nextCursor | @uri' points.json)
  [ "$next" != null ]
do
  cursor="&cursor=$next"
done
