export * from './gen/endpoints/index.msw.ts';
