/** What a change did to the member's other devices (decisions §2). */
export const signedOutDevicesText = (devices: number): string =>
  devices > 0 ? `为了安全，其他 ${devices} 台设备已退出登录。` : '没有其他设备在登录。';
