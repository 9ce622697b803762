import { startSandbox } from './sandbox.ts';

if (process.env['NODE_ENV'] === 'production') throw new Error('The sandbox does not run in production');

const sandbox = await startSandbox({
  port: Number(process.env['SANDBOX_PORT'] ?? 4300),
  memberUrl: process.env['MEMBER_URL'] ?? 'http://127.0.0.1:4100',
});
// One line for the program that starts this process: the address, and the variables for the API.
console.log(JSON.stringify({ url: sandbox.url, environment: sandbox.environment }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
