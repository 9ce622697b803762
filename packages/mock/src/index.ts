export type { CallId } from './gen/call-table.ts';
export { createMock, type Mock, type MockOptions } from './mock.ts';
export { type SceneName, scenes } from './scenes/scenes.ts';
export { type RunningMock, startMock, type StartOptions } from './server/start.ts';
