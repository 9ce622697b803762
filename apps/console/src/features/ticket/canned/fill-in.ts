/** What stands for the variables of a canned answer. */
export interface CannedFacts {
  会员号: string;
  编号: string;
  标题: string;
  同事: string;
}

const isKnown = (name: string, facts: CannedFacts): name is keyof CannedFacts => Object.hasOwn(facts, name);

/** A canned answer with its variables filled in. What isn't a variable stays as it is. */
export const fillIn = (text: string, facts: CannedFacts): string =>
  text.replaceAll(/\{([^{}]*)\}/gu, (written, name: string) =>
    isKnown(name, facts) ? facts[name] : written,
  );
