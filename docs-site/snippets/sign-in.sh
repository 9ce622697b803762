# Needs jq and openssl. Leaves headers.txt, which the other samples send.
api=http://127.0.0.1:4450/api
cat >headers.txt <<'END'
z-client: 2
z-version: 1.0.0
z-device: 2
z-device-id: my-first-device
content-type: application/json
END

curl -sS -H @headers.txt "$api/v1/auth/public-key" >key.json
jq -r .data.publicKey key.json >key.pem

# Encrypts one field: RSA-OAEP with SHA-256, with the server's time and a new nonce each time.
encrypt() {
  printf '%s:' "$(jq -r .data.keyId key.json)"
  printf '{"value":"%s","timestamp":%s,"nonce":"%s"}' "$1" "$(jq .data.time key.json)" "$(openssl rand -hex 16)" |
    openssl pkeyutl -encrypt -pubin -inkey key.pem -pkeyopt rsa_padding_mode:oaep \
      -pkeyopt rsa_oaep_md:sha256 -pkeyopt rsa_mgf1_md:sha256 |
    base64 | tr -d '\n'
}

curl -sS -H @headers.txt "$api/v1/auth/sms/send" \
  -d "{\"mobile\":\"$(encrypt 13800138000)\",\"purpose\":\"login\"}" >/dev/null
curl -sS -H @headers.txt "$api/auth/sms/login" \
  -d "{\"mobile\":\"$(encrypt 13800138000)\",\"code\":\"$(encrypt 123456)\"}" >session.json

echo "z-token: Bearer $(jq -r .data.token session.json)" >>headers.txt
curl -sS -H @headers.txt "$api/v1/users/account" | jq -r '"\(.data.mobile) has \(.data.coins) coins"'
