/** What a newly fetched index.html says about maintenance. */
export interface MaintenanceStatus {
  isOver: boolean;
  /** When it is meant to end, if the page says so. */
  until: string | undefined;
}

const isMoment = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(text));

/** The planned end of maintenance in a page: `<meta name="yayan-maintenance-until" content="2026-11-22T02:00:00+08:00">`. */
export const maintenanceEnd = (page: Document): string | undefined => {
  const until = page.querySelector<HTMLMetaElement>('meta[name="yayan-maintenance-until"]')?.content;
  return isMoment(until) ? until : undefined;
};

/** Reads a meta tag from the page's text. The sites' Trusted Types policy forbids parsing it as HTML (rule 10.21). */
const contentIn = (page: string, name: string): string | undefined =>
  new RegExp(`<meta\\s+name="${name}"\\s+content="([^"]*)"`, 'u').exec(page)?.[1];

/** Fetches the site's page again and reads whether maintenance is over. Rejects when the site can't be reached. */
export const fetchMaintenance = async (signal: AbortSignal): Promise<MaintenanceStatus> => {
  const answer = await fetch('/', { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`);
  const page = await answer.text();
  const until = contentIn(page, 'yayan-maintenance-until');
  return {
    isOver: contentIn(page, 'yayan-maintenance') !== 'on',
    until: isMoment(until) ? until : undefined,
  };
};
