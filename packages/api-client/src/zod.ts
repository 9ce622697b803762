export * from './gen/zod/index.zod.ts';
