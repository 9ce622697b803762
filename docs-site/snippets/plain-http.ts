const answer = await fetch('http://127.0.0.1:4450/api/v3/benefits?limit=20', {
  headers: { 'z-client': '2', 'z-version': '1.0.0', 'z-device': '2', 'z-device-id': 'a-device-of-yours' },
});
const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: { items: object[] } };

if (code !== 200) throw new Error(`${code}: ${msg}`);
console.log(`${data.items.length} benefits`);
