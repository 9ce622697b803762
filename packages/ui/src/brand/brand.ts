/** The product's name. The company and its filings are configuration of the server (`GET /v1/contact`). */
export const brand = {
  name: '芽言',
  latin: 'Yayan',
  tagline: '贡献新想法，创造新生活',
  copyrightYear: 2020,
} as const;
