import { contactDetails } from '@yayan/contract/contact-details';
import { describe, expect, it } from 'vitest';
import { contactWords } from './contact-words.ts';

const words = (text: string): string => contactWords(text, contactDetails(text));

describe('what is said about contact details in a text', () => {
  it('names what was found, by kind', () => {
    expect(words('电话 13812345678 或 139 1234 5678，邮箱 a@example.com')).toBe(
      '这里有手机号 13812345678、139 1234 5678；邮箱 a@example.com',
    );
  });

  it('cuts a long address', () => {
    expect(words(`看 https://example.com/${'a'.repeat(100)}`)).toBe(
      '这里有网址 https://example.com/aaaaaaaaaa…',
    );
  });
});
