export { demoDefinition, demoNames } from './demo-definition.ts';
export { honestAnswer, type Choose } from './honest-answer.ts';
export { honestRun, type PostedPage } from './honest-run.ts';
