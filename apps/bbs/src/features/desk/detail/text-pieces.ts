/** A marked part of a text. */
export interface Mark {
  tagId: string;
  start: number;
  end: number;
}

/** A piece of text with the tags that cover all of it. */
export interface TextPiece {
  start: number;
  text: string;
  tagIds: readonly string[];
}

/** Cuts a text at the beginning and end of each mark, so that marks may overlap. */
export const textPieces = (text: string, marks: readonly Mark[]): TextPiece[] => {
  const edges = new Set([0, text.length]);
  for (const { start, end } of marks)
    for (const edge of [start, end]) if (edge > 0 && edge < text.length) edges.add(edge);
  const cuts = [...edges].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const over = marks.filter((mark) => mark.start <= start && mark.end >= end);
    return { start, text: text.slice(start, end), tagIds: [...new Set(over.map(({ tagId }) => tagId))] };
  });
};
