import { expect, test } from 'vitest';
import { ruleOf, themeOf, usedOf } from './lean-survey.ts';

test('the theme is the literal that the library keeps it in', () => {
  const code =
    'const a = 1;\nvar baseTheme = {\n  "themeName": "default",\n  "cssVariables": {\n    "--a": "1px"\n  }\n};\nexport {};';
  expect(themeOf(code)).toEqual({ '--a': '1px' });
});

test('a library that keeps its theme elsewhere stops the build', () => {
  expect(() => themeOf('var theme = {};')).toThrow('elsewhere');
});

test('variables stay that a text names, and those that these need', () => {
  const all = { '--a': 'var(--b)', '--b': '1px', '--c': '2px' };
  expect(usedOf(all, ['p { width: var(--a) }'])).toEqual({ '--a': 'var(--b)', '--b': '1px' });
});

test('a shadow that fades out keeps its colour and loses its size', () => {
  const rule = ruleOf({
    '--sjs2-border-effect-component-formbox-default':
      'inset var(--x) var(--y) var(--blur) var(--spread) var(--colour)',
    '--sjs2-border-effect-surface-default': 'var(--x) var(--y) var(--blur) var(--spread) var(--colour)',
  });
  expect(rule).toContain('--sjs2-border-effect-component-formbox-default-reset:inset 0 0 0 0 var(--colour);');
  expect(rule).toContain('--sjs2-border-effect-surface-default-reset:0 0 0 0 var(--colour);');
});
