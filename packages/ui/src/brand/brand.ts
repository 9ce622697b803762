/**
 * All facts about the site's company in one place, so that a rename or a new filing is one edit. Filing numbers are
 * placeholders until the company's real ones are known.
 */
export const brand = {
  name: '芽言',
  latin: 'Yayan',
  tagline: '贡献新想法，创造新生活',
  company: '芽言（示例）科技有限公司',
  copyrightYear: 2020,
  /** 工信部 filing (domain) and the address of its register. */
  icp: { text: '示例ICP备00000000号', href: 'https://beian.miit.gov.cn/' },
  /** 增值电信业务经营许可证. */
  telecomLicence: '示例ICP证000000号',
  /** 公安联网备案 and the address of its register. */
  police: { text: '示例公网安备00000000000000号', href: 'https://beian.mps.gov.cn/' },
} as const;
