import {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  parse,
  type Root,
  type Rule,
} from 'postcss';

const classInSelector = /\.(?<name>(?:[\w-]|\\.)+)/gu;
const attributeInSelector = /\[(?<name>[\w-]+)(?:=(?:"(?<quoted>[^"]*)"|(?<bare>[^\]"]*)))?\]/gu;

/** Attributes that the page's scripts set before anything is drawn (early.js, draw.js). */
const setByScripts = new Set(['data-mantine-color-scheme', 'data-shell']);

interface Markup {
  readonly classes: ReadonlySet<string>;
  /** Names of attributes, and `name=value`. */
  readonly attributes: ReadonlySet<string>;
}

const read = (markup: string): Markup => {
  const attributes = new Set<string>();
  for (const { groups } of markup.matchAll(/\s(?<name>[a-z][\w-]*)(?:="(?<value>[^"]*)")?(?=[\s/>])/gu)) {
    attributes.add(groups?.['name'] ?? '');
    attributes.add(`${groups?.['name']}=${groups?.['value'] ?? ''}`);
  }
  const named = [...markup.matchAll(/\bclass="(?<names>[^"]*)"/gu)];
  return {
    classes: new Set(named.flatMap(({ groups }) => groups?.['names']?.split(/\s+/u) ?? [])),
    attributes,
  };
};

/**
 * Whether the markup may match a selector: it has every class and attribute that the selector requires. Classes inside
 * `:not()`, and alternatives inside `:is()` and `:where()`, aren't required. `:hover` and `:active` never match a picture.
 */
const isMet = (selector: string, { classes, attributes }: Markup): boolean => {
  const asked = selector
    .replaceAll(/:not\([^()]*\)/gu, '')
    .replaceAll(/:(?:where|is)\([^()]*,[^()]*\)/gu, '');
  if (/:(?:hover|active)\b/u.test(asked)) return false;
  return (
    [...asked.matchAll(classInSelector)].every(({ groups }) =>
      classes.has((groups?.['name'] ?? '').replaceAll('\\', '')),
    ) &&
    [...asked.matchAll(attributeInSelector)].every(({ groups }) => {
      const name = groups?.['name'] ?? '';
      const value = groups?.['quoted'] ?? groups?.['bare'];
      return setByScripts.has(name) || attributes.has(value === undefined ? name : `${name}=${value}`);
    })
  );
};

const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule';
const isRule = (node: ChildNode): node is Rule => node.type === 'rule';

const removeUnused = (container: Container, markup: Markup): void => {
  container.each((node) => {
    if (node.type === 'comment') node.remove();
    else if (isRule(node)) {
      const met = node.selectors.filter((selector) => isMet(selector, markup));
      if (met.length === 0) node.remove();
      else {
        node.selectors = met;
        removeUnused(node, markup);
      }
    } else if (isAtRule(node) && node.nodes && node.name !== 'keyframes' && node.name !== 'font-face') {
      removeUnused(node, markup);
      if (node.nodes.length === 0) node.remove();
    }
  });
};

const variablesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(?<name>--[\w-]+)/gu)].map(({ groups }) => groups?.['name'] ?? '');

/** Removes the variables that nothing reads, and the rules that become empty. */
const dropUnread = (tree: Root, markup: string): void => {
  const values = new Map<string, string[]>();
  const read: string[] = variablesIn(markup);
  tree.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else read.push(...variablesIn(value));
  });
  const known = new Set<string>();
  for (let name = read.pop(); name !== undefined; name = read.pop()) {
    if (known.has(name)) continue;
    known.add(name);
    read.push(...(values.get(name) ?? []).flatMap((value) => variablesIn(value)));
  }
  const unread: Declaration[] = [];
  tree.walkDecls((each) => {
    if (each.prop.startsWith('--') && !known.has(each.prop)) unread.push(each);
  });
  for (const each of unread) {
    let { parent } = each;
    each.remove();
    while (parent && parent.type !== 'root' && parent.nodes.length === 0) {
      const { parent: around } = parent;
      parent.remove();
      parent = around as typeof parent;
    }
  }
};

/** The rules of style sheets that a piece of markup can use, in their order. */
export const usedStyles = (sheets: readonly string[], markup: string): string => {
  const tree = parse(sheets.join('\n'));
  removeUnused(tree, read(markup));
  dropUnread(tree, markup);
  const css = tree.toString();
  // Remove the animations that no kept rule names.
  tree.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(String.raw`animation[\w-]*:[^;}]*\b${rule.params}\b`, 'u').test(css)) rule.remove();
  });
  return tree.toString();
};
