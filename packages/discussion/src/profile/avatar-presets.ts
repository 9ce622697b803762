/** A preset avatar with its label for screen readers. */
export interface AvatarPreset {
  name: string;
  label: string;
}

const labels = ['芽', '叶', '花', '果', '麦', '日', '月', '云', '雨', '山', '水', '茶'] as const;

/** The avatars in public/avatar, by the names the server knows. */
export const avatarPresets: readonly AvatarPreset[] = labels.map((label, index) => ({
  name: `preset-${String(index + 1).padStart(2, '0')}`,
  label,
}));

/** The address of a preset avatar. */
export const presetUrl = (name: string): string => `/avatar/${name}.svg`;

/** The preset that an avatar's address belongs to; undefined for an uploaded avatar or none. */
export const presetOf = (address: string | null): string | undefined =>
  /\/(preset-\d{2})\.\w+$/u.exec(address ?? '')?.[1];
