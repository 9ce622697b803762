export type { Exchange, ExchangeDeps } from './deps.ts';
