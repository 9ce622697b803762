// The snippet of packages/api-client/README.md about tests.
import { setupServer } from 'msw/node';
import { handlers, mockPlaceOrder, refuse } from '@yayan/api-client/mocks';

const server = setupServer(...handlers);
server.use(mockPlaceOrder(refuse('PRICE_CHANGED')));
