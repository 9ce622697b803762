export * from './gen/endpoints/index.ts';
export * from './gen/model/index.ts';
export { type BodyType, configureClient, type ErrorType, type Unwrap } from './http.ts';
