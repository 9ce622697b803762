import type { SurveyDefinition } from '../definition/definition.ts';
import { expressionFault, questionsRead } from '../definition/expression.ts';

type PageNames = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The faults of screening, quotas and checks, compared with the question names of each page. Every fault begins with
 * the path of its field.
 */
export const hostFaults = ({ host }: SurveyDefinition, pages: PageNames): string[] => {
  const [first] = pages.keys();
  const screening = pages.get(host.screening.page);
  if (first !== host.screening.page || !screening)
    return [`host.screening.page: must be the first page (${String(first)}), not ${host.screening.page}`];
  const asked = new Set([...pages.values()].flatMap((questions) => [...questions]));
  return [
    ...ruleFaults(
      'host.screening.screenOut',
      host.screening.screenOut,
      screening,
      'not on the screening page',
    ),
    ...ruleFaults('host.quotaCells', host.quotaCells, screening, 'not on the screening page'),
    ...ruleFaults('host.contradictions', host.contradictions, asked, 'no question'),
    ...cellFaults(host),
    ...checkFaults(host, asked),
    ...timeFaults(host),
  ];
};

/** Faults of conditions that don't parse, or that read anything other than these questions. */
const ruleFaults = (
  place: string,
  rules: readonly { readonly when: string }[],
  questions: ReadonlySet<string>,
  otherwise: string,
): string[] =>
  rules.flatMap(({ when }, index) => {
    const fault = expressionFault(when);
    const faults =
      fault === undefined
        ? questionsRead(when)
            .filter((name) => !questions.has(name))
            .map((name) => `reads ${name}, which is ${otherwise}`)
        : [fault];
    return faults.map((each) => `${place}.${index}.when: ${each}`);
  });

type Host = SurveyDefinition['host'];

const cellFaults = ({ quotaCells }: Host): string[] => {
  const names = quotaCells.map(({ name }) => name);
  return names.flatMap((name, index) =>
    names.indexOf(name) === index ? [] : `host.quotaCells.${index}.name: two quota cells are named ${name}`,
  );
};

/** The minimum time must be shorter than the seat's time limit. Otherwise nobody could complete and be paid. */
const timeFaults = ({ minimumSeconds, seatMinutes }: Host): string[] =>
  minimumSeconds < seatMinutes * 60
    ? []
    : [`host.minimumSeconds: nobody is done in the ${seatMinutes} minutes that a seat is kept`];

const checkFaults = ({ attentionChecks, sensitive }: Host, asked: ReadonlySet<string>): string[] =>
  attentionChecks.flatMap(({ question }, index) => {
    const place = `host.attentionChecks.${index}.question: names ${question}`;
    if (!asked.has(question)) return `${place}, which is no question`;
    return sensitive.includes(question) ? `${place}, which may be declined` : [];
  });
