import type { ErrorCode } from 'yaml';

const words: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_INDENT: '缩进不对，同一层的字段要对齐',
  TAB_AS_INDENT: '缩进不能用制表符，请用空格',
  DUPLICATE_KEY: '同一层里有两个同名的字段',
  MISSING_CHAR: '少了引号、括号或逗号',
  UNEXPECTED_TOKEN: '这里有多余的字符',
  BAD_DQ_ESCAPE: '双引号里的反斜杠写法不对',
  BAD_SCALAR_START: '文字以特殊字符开头，请加引号',
  BLOCK_AS_IMPLICIT_KEY: '冒号的写法不对；文字里有冒号时请加引号',
  MULTILINE_IMPLICIT_KEY: '字段名要写在一行里',
  KEY_OVER_1024_CHARS: '字段名太长',
  BAD_ALIAS: '引用（*）的名字不对',
  MULTIPLE_DOCS: '一个文件只能有一份内容，请去掉单独一行的 ---',
};

/** What is wrong with the syntax of a file, in the words of the console. */
export const syntaxWords = (code: ErrorCode): string => words[code] ?? 'YAML 或 JSON 的写法有误';
