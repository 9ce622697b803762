/** The platforms of the app, by their ids. */
export const appPlatforms: Readonly<Record<string, string>> = {
  ios: 'iOS',
  android: 'Android',
  harmony: 'HarmonyOS',
};
