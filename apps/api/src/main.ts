import { serve } from './serve.ts';

await serve(async (platform) => {
  if (platform.config.production) return;
  const { seedWithLife } = await import('../demo/seed.ts');
  await seedWithLife(platform);
});
