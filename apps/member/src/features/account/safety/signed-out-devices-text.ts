/** Tells how many other devices a change signed out (rule 2.15). */
export const signedOutDevicesText = (devices: number): string =>
  devices > 0 ? `为了安全，其他 ${devices} 台设备已退出登录。` : '没有其他设备在登录。';
