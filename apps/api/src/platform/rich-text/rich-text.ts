import type { List, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { components } from '@yayan/contract';

type Schemas = components['schemas'];
type RichBlock = Schemas['RichBlock'];
type RichSpan = Schemas['RichSpan'];
type Line = RichSpan[];

const LONGEST = 20_000;

/** A text is outside the subset of rich text. The message names line and fault for its author. */
export class RichTextError extends Error {
  override readonly name = 'RichTextError';
}

/**
 * Reads the subset of CommonMark for articles and notices: headings, paragraphs, lists, numbered steps, bold text, and
 * links to a page of the site or an https address. Anything else is refused, never repaired (rule 7.11). The result
 * holds only text, so that no client inserts markup.
 */
export function readRichText(markdown: string): RichBlock[] {
  if (markdown.trim() === '') throw new RichTextError('The text is empty');
  if (markdown.length > LONGEST) throw new RichTextError(`The text has more than ${LONGEST} characters`);
  return fromMarkdown(markdown).children.map(blockOf);
}

function blockOf(node: RootContent): RichBlock {
  if (node.type === 'heading') return { kind: 'heading', lines: [lineOf(node.children)] };
  if (node.type === 'paragraph') return { kind: 'paragraph', lines: [lineOf(node.children)] };
  if (node.type === 'list') return { kind: node.ordered === true ? 'steps' : 'list', lines: itemsOf(node) };
  return refuseNode(node);
}

function itemsOf(list: List): Line[] {
  return list.children.map((item) => {
    const [only, ...more] = item.children;
    if (only?.type !== 'paragraph' || more.length > 0)
      return refuseNode(item, 'an item of a list is one line');
    return lineOf(only.children);
  });
}

const lineOf = (nodes: readonly PhrasingContent[]): Line =>
  nodes.flatMap((node) => spansOf(node, { strong: false, link: null }));

function spansOf(node: PhrasingContent, look: Omit<RichSpan, 'text'>): Line {
  if (node.type === 'text') return [{ text: node.value, ...look }];
  if (node.type === 'strong')
    return node.children.flatMap((child) => spansOf(child, { ...look, strong: true }));
  if (node.type !== 'link') return refuseNode(node);
  const link = addressOf(node.url, node);
  return node.children.flatMap((child) => spansOf(child, { ...look, link }));
}

/** A path of our own site, or an https address. `//host` and `/\host` lead to other sites, so they are not paths. */
function addressOf(url: string, node: Nodes): string {
  if (/^\/(?![/\\])[^\s\\]*$/u.test(url)) return url;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol === 'https:' && parsed.username === '') return parsed.href;
  return refuseNode(node, 'a link leads to a path of the site or to an https address');
}

function refuseNode(node: Nodes, why = `${node.type} is not allowed`): never {
  throw new RichTextError(`Line ${node.position?.start.line ?? 0}: ${why}`);
}
