import { Avatar } from '@yayan/ui';

interface FaceProps {
  src: string | null;
  name: string;
  /** Width and height in px. */
  size: number;
}

/** Somebody's picture, or the first character of their name; decorative, the name stands beside it. */
export function Face({ src, name, size }: FaceProps) {
  return (
    <Avatar src={src} size={size} radius="xl" color="qing" alt="">
      <span aria-hidden>{Array.from(name)[0]}</span>
    </Avatar>
  );
}
