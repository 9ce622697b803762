export type { AudienceFacts } from './screen-message.ts';
export type { OrderMoveData } from './templates/exchange-templates.ts';
export type { MessageData } from './templates/templates.ts';
export type { MessageBatches, Messages, NewMessage } from './write-message.ts';
