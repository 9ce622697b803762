/** The pages of one group, below `/hosting/{groupId}`. */
export const groupPages: readonly { path: string; label: string }[] = [
  { path: '', label: '概览' },
  { path: '/settings', label: '设置' },
  { path: '/guide', label: '提纲' },
  { path: '/preview', label: '预览' },
  { path: '/rehearsal', label: '彩排' },
  { path: '/people', label: '邀请' },
  { path: '/rewards', label: '报酬' },
  { path: '/changes', label: '改动' },
];
