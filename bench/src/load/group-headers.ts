/** The headers of a call by somebody in a discussion group. */
export const groupHeaders = (token: string): Record<string, string> => ({
  'z-token': `Bearer ${token}`,
  'z-device-id': 'benchmark-device',
  'z-device': '2',
});
