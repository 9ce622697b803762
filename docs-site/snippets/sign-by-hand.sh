# The same signature in a shell: pairs sorted by name, percent-encoded, HMAC-SHA256 in hex.
secret=the-secret-we-agreed-on
pairs='session=V7abc&status=10&ts=1795250000'
signature=$(printf '%s' "$pairs" | openssl dgst -sha256 -hmac "$secret" | sed 's/.* //')
echo "https://member.example/callback.php?k=your-key&$pairs&sig=$signature"
