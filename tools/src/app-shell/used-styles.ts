import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';

const classInSelector = /\.(?<name>(?:[\w-]|\\.)+)/gu;

/** Whether everything that a selector asks for by class stands in the markup; what it excludes may be missing. */
const isMet = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.replaceAll(/:not\([^()]*\)/gu, '').matchAll(classInSelector)].every(({ groups }) =>
    classes.has((groups?.['name'] ?? '').replaceAll('\\', '')),
  );

const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule';
const isRule = (node: ChildNode): node is Rule => node.type === 'rule';

const keepUsed = (container: Container, classes: ReadonlySet<string>): void => {
  container.each((node) => {
    if (node.type === 'comment') node.remove();
    else if (isRule(node)) {
      const met = node.selectors.filter((selector) => isMet(selector, classes));
      if (met.length === 0) node.remove();
      else {
        node.selectors = met;
        keepUsed(node, classes);
      }
    } else if (isAtRule(node) && node.nodes && node.name !== 'keyframes' && node.name !== 'font-face') {
      keepUsed(node, classes);
      if (node.nodes.length === 0) node.remove();
    }
  });
};

/** The rules of style sheets that a piece of markup can use, in their order. */
export const usedStyles = (sheets: readonly string[], markup: string): string => {
  const classes = new Set(
    [...markup.matchAll(/\bclass="(?<names>[^"]*)"/gu)].flatMap(
      ({ groups }) => groups?.['names']?.split(/\s+/u) ?? [],
    ),
  );
  const tree = parse(sheets.join('\n'));
  keepUsed(tree, classes);
  const css = tree.toString();
  // Animations that nothing kept names.
  tree.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(String.raw`animation[\w-]*:[^;}]*\b${rule.params}\b`, 'u').test(css)) rule.remove();
  });
  return tree.toString();
};
