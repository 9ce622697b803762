/** The views of the group's answers on the desk. */
export const deskViews = [
  { value: 'answers', label: '回答' },
  { value: 'words', label: '词云' },
  { value: 'votes', label: '投票' },
  { value: 'coverage', label: '谁未发言' },
  { value: 'radar', label: '追问雷达' },
  { value: 'quotes', label: '金句' },
  { value: 'print', label: '打印' },
] as const;

export type DeskView = (typeof deskViews)[number]['value'];

/** The view that a text names; the list of answers if it names none. */
export const viewOf = (text: string | null): DeskView =>
  deskViews.find(({ value }) => value === text)?.value ?? 'answers';
