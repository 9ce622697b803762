# After sign-in.sh, which leaves headers.txt.
site=http://127.0.0.1:4450
printf 'a picture' >me.jpg

# Ask for a signed form, send it with the file last, then name the file's key to the call that uses it.
curl -sS -H @headers.txt "$site/api/v1/oss/policy?module=avatar&extension=jpg&size=$(wc -c <me.jpg | tr -d ' ')" >policy.json
fields=()
while read -r field; do fields+=(--form-string "$field"); done < <(jq -r '.data.form | to_entries[] | "\(.key)=\(.value)"' policy.json)
address=$(jq -r .data.url policy.json)
case $address in /*) address=$site$address ;; esac
curl -sS "${fields[@]}" -F file=@me.jpg "$address"

curl -sS -H @headers.txt "$site/api/v1/users/avatar" -d "{\"key\":$(jq .data.form.key policy.json)}" | jq -r .msg
