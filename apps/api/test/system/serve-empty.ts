import { serve } from '../../src/serve.ts';

// The server as `main.ts` starts it in development, without demo data: a product on its first day.
await serve(async () => {});
