import { type ZipEntry, zipped } from '../zip.ts';

export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A paragraph of a document, with a link at its end. */
export interface Paragraph {
  style: 'title' | 'heading' | 'quote' | 'text' | 'note';
  text: string;
  link?: { text: string; href: string };
}

/** What XML 1.0 can't contain, such as most control characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const types = `${HEAD}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.main+xml"/>
<Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>
</Types>`;

const roots = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>
</Relationships>`;

/** The look of each style: paragraph and run properties. Sizes are in half points. */
const looks: Readonly<Record<Paragraph['style'], { name: string; paragraph: string; run: string }>> = {
  title: { name: 'Title', paragraph: '<w:spacing w:after="120"/>', run: '<w:b/><w:sz w:val="36"/>' },
  heading: {
    name: 'heading 1',
    paragraph: '<w:keepNext/><w:spacing w:before="360" w:after="60"/><w:outlineLvl w:val="0"/>',
    run: '<w:b/><w:sz w:val="28"/>',
  },
  quote: {
    name: 'Quote',
    paragraph:
      '<w:keepNext/><w:pBdr><w:left w:val="single" w:sz="18" w:space="8" w:color="B8860B"/></w:pBdr><w:spacing w:before="160" w:after="20"/><w:ind w:left="240"/>',
    run: '<w:sz w:val="24"/>',
  },
  text: { name: 'Body Text', paragraph: '<w:spacing w:after="80"/>', run: '<w:sz w:val="22"/>' },
  note: {
    name: 'Note',
    paragraph: '<w:spacing w:after="80"/><w:ind w:left="240"/>',
    run: '<w:color w:val="666666"/><w:sz w:val="18"/>',
  },
};

const styles = `${HEAD}<w:styles xmlns:w="${WORD}">
<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Microsoft YaHei"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault></w:docDefaults>
${Object.entries(looks)
  .map(
    ([id, { name, paragraph, run }]) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`,
  )
  .join('\n')}
</w:styles>`;

const runsOf = (text: string): string =>
  text
    .split(/\r?\n/u)
    .map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
    .join('<w:br/>');

const paragraphXml = ({ style, text, link }: Paragraph, id: number): string => {
  const linked = link
    ? `<w:hyperlink r:id="link${id}"><w:r><w:rPr><w:color w:val="0B6B5E"/><w:u w:val="single"/></w:rPr>${runsOf(link.text)}</w:r></w:hyperlink>`
    : '';
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r>${runsOf(text)}</w:r>${linked}</w:p>`;
};

const documentXml = (paragraphs: readonly Paragraph[]): string =>
  `${HEAD}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>
${paragraphs.map(paragraphXml).join('\n')}
<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1300" w:bottom="1440" w:left="1300" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>
</w:body></w:document>`;

const linksXml = (paragraphs: readonly Paragraph[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/>
${paragraphs
  .flatMap(({ link }, id) =>
    link
      ? `<Relationship Id="link${id}" Type="${OFFICE}/hyperlink" Target="${escaped(link.href)}" TargetMode="External"/>`
      : [],
  )
  .join('\n')}
</Relationships>`;

/** A .docx document of paragraphs, as bytes. Characters that XML can't contain are left out. */
export async function* wordDocument(
  paragraphs: readonly Paragraph[],
  modifiedAt: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
  const files: readonly (readonly [string, string])[] = [
    ['[Content_Types].xml', types],
    ['_rels/.rels', roots],
    ['word/document.xml', documentXml(paragraphs)],
    ['word/_rels/document.xml.rels', linksXml(paragraphs)],
    ['word/styles.xml', styles],
  ];
  yield* zipped(entriesOf(files, modifiedAt));
}

// oxlint-disable-next-line require-await -- An archive takes its files asynchronously.
async function* entriesOf(
  files: readonly (readonly [string, string])[],
  modifiedAt: Date,
): AsyncGenerator<ZipEntry, void, undefined> {
  for (const [name, text] of files) yield { name, modifiedAt, content: [Buffer.from(text)] };
}
