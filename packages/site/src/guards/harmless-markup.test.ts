import { expect, test } from 'vitest';
import { isHarmlessMarkup } from './harmless-markup.ts';

test.each([
  '',
  '早餐 & 午餐',
  ':root{--y-gap:8px}@media (width > 40em){a{color:red}}',
  '<svg><g clip-path="url(#a)"><path d="M1"/></g><defs><clipPath id="a"><rect/></clipPath></defs></svg>',
  '<svg viewBox="0 0 24 24"><path d="M1 1h2" fill-rule="evenodd"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" style="display:none"><symbol id="icon-a"><g><rect width="1"></rect></g></symbol></svg>',
])('plain text, styles and drawings are harmless: %s', (markup) => {
  expect(isHarmlessMarkup(markup)).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<svg onload="alert(1)"></svg>',
  '<svg ONLOAD=alert(1)></svg>',
  '<svg><a href="javascript:alert(1)"><path d=""/></a></svg>',
  '<svg><use xlink:href="data:image/svg+xml,x"/></svg>',
  '<svg><style>*{}</style></svg>',
  '<svg><foreignObject><iframe></iframe></foreignObject></svg>',
  '<svg><path d="<img src=x onerror=alert(1)>"/></svg>',
  '</style><script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '<b>bold</b>',
  '<!-- --><svg></svg>',
  '<',
])('markup that can run or refer to something is not harmless: %s', (markup) => {
  expect(isHarmlessMarkup(markup)).toBe(false);
});
