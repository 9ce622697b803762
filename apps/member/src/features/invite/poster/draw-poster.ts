import type { InvitePosterId } from '@yayan/api-client';
import { qrDrawing } from '@yayan/ui';
import { type PosterTemplate, posterTemplates } from './poster-templates.ts';

/** The content of a poster, without its template. */
export interface PosterContent {
  nickname: string;
  avatar: string | null;
  inviteCode: string;
  link: string;
}

const width = 900;
const height = 1350;
const margin = 72;
const family =
  "'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Source Han Sans SC', 'Noto Sans SC', 'Microsoft YaHei', sans-serif";
/** The logo's shapes on a 48 × 48 grid, as in packages/ui. */
const leaves =
  'M24 14.5C15.5 14.6 10.6 10.6 10 3.2 17.6 3 23 6.6 24 14.5ZM24 14.5C24.6 8.2 29 3.8 37.6 4.4 37 11.4 31.6 15 24 14.5Z';
const bubble = 'M17 18h14a12 12 0 0 1 0 24H19l-8 5 1.6-7.6A12 12 0 0 1 17 18Z';

type Pen = CanvasRenderingContext2D;

const write = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: { size: number; colour: string; weight?: number },
): void => {
  pen.font = `${style.weight ?? 400} ${style.size}px ${family}`;
  pen.fillStyle = style.colour;
  pen.fillText(text, x, y);
};

const paint = (pen: Pen, shape: Path2D): void => pen.fill(shape);

const drawMark = (
  pen: Pen,
  { headline, ground, accent }: PosterTemplate,
  x: number,
  y: number,
  size: number,
): void => {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 48, size / 48);
  pen.fillStyle = headline;
  for (const outline of [leaves, bubble]) paint(pen, new Path2D(outline));
  pen.fillStyle = ground;
  pen.fillRect(22.7, 19, 2.6, 11);
  pen.fillStyle = accent;
  pen.beginPath();
  pen.arc(24, 31, 5, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
};

const drawGround = (pen: Pen, { ground, hill }: PosterTemplate): void => {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = hill;
  pen.beginPath();
  pen.arc(width * 0.82, 250, 420, 0, 2 * Math.PI);
  pen.fill();
};

/** The member's avatar; undefined when loading it would taint the canvas. */
const loadPicture = async (address: string | null): Promise<HTMLImageElement | undefined> => {
  if (address === null) return undefined;
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  }
};

const drawFace = async (
  pen: Pen,
  look: PosterTemplate,
  { nickname, avatar }: PosterContent,
  y: number,
): Promise<void> => {
  const radius = 44;
  const picture = await loadPicture(avatar);
  pen.save();
  pen.beginPath();
  pen.arc(margin + radius, y + radius, radius, 0, 2 * Math.PI);
  pen.fillStyle = look.accent;
  pen.fill();
  if (picture) {
    pen.clip();
    pen.drawImage(picture, margin, y, radius * 2, radius * 2);
  } else {
    pen.textAlign = 'center';
    write(pen, Array.from(nickname)[0] ?? '', margin + radius, y + radius + 15, {
      size: 42,
      colour: look.ground,
      weight: 600,
    });
  }
  pen.restore();
  write(pen, nickname, margin + radius * 2 + 24, y + 38, { size: 36, colour: look.text, weight: 600 });
  write(pen, '邀请你加入芽言', margin + radius * 2 + 24, y + 80, { size: 28, colour: look.dim });
};

const drawCode = async (
  pen: Pen,
  look: PosterTemplate,
  { link, inviteCode }: PosterContent,
): Promise<void> => {
  const size = 300;
  const top = height - margin - size - 24;
  pen.fillStyle = '#FFFFFF';
  pen.beginPath();
  pen.roundRect(margin, top, width - margin * 2, size + 24, 28);
  pen.fill();
  const code = await qrDrawing(link);
  if (code === undefined) throw new Error('The QR encoder could not be loaded');
  pen.save();
  pen.translate(margin + 12, top + 12);
  pen.scale(size / code.size, size / code.size);
  pen.fillStyle = '#1A1917';
  paint(pen, new Path2D(code.path));
  pen.restore();
  const left = margin + size + 36;
  write(pen, '长按或扫一扫', left, top + 76, { size: 32, colour: '#1A1917', weight: 600 });
  write(pen, '邀请码', left, top + 146, { size: 26, colour: '#6F6B62' });
  write(pen, inviteCode, left, top + 198, { size: 46, colour: '#1A1917', weight: 700 });
  write(pen, '完成任务得金币，分享不发奖励', left, top + 268, { size: 25, colour: '#6F6B62' });
};

/** Draws a poster on this device, 900 by 1350 px, as PNG. Throws when the code can't be drawn. */
export const drawPoster = async (id: InvitePosterId, content: PosterContent): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no canvas');
  const look = posterTemplates[id];
  drawGround(pen, look);
  drawMark(pen, look, margin, 84, 84);
  write(pen, '芽言', margin + 108, 146, { size: 50, colour: look.headline, weight: 700 });
  look.lines.forEach((line, index) =>
    write(pen, line, margin, 400 + index * 104, { size: 78, colour: look.headline, weight: 700 }),
  );
  pen.fillStyle = look.accent;
  pen.fillRect(margin, 556, 96, 8);
  write(pen, '每份问卷先写明金币和用时，', margin, 650, { size: 34, colour: look.text });
  write(pen, '没入选也有感谢金币，每一枚都查得到。', margin, 702, { size: 34, colour: look.text });
  await drawFace(pen, look, content, 800);
  await drawCode(pen, look, content);
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))),
      'image/png',
    );
  });
};
