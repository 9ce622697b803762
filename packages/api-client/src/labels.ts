export * from './gen/labels.ts';
