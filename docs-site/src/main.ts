import { serveDocs } from '@yayan/site-build/serve-docs';

const port = Number(process.env['DOCS_PORT'] ?? 4500);
const stop = await serveDocs(port);
console.log(`The docs stand at http://127.0.0.1:${port}. Ctrl-C ends it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
