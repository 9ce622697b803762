export const footerLinks = [
  { href: '/about', label: '关于我们' },
  { href: '/help', label: '帮助中心' },
  { href: '/agreement', label: '用户协议' },
  { href: '/privacy', label: '隐私政策' },
  { href: '/cooperate', label: '商务合作' },
  // The server leads on to the docs site, which is another app.
  { href: '/developers', label: '开发者文档', target: '_blank' },
] as const;
