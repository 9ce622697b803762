/** A small shield for the 公安备案 line. The authority's own badge picture replaces it once a real number exists. */
export function PoliceBadge() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      style={{ marginRight: 4 }}
    >
      <path d="M8 1 2.5 3v4.2c0 3.4 2.2 6.4 5.5 7.8 3.3-1.4 5.5-4.4 5.5-7.8V3Z" fill="#1F60C4" />
      <path d="m8 4 1.1 2.4 2.6.3-1.9 1.8.5 2.6L8 9.800l-2.3 1.3.5-2.6-1.9-1.8 2.6-.3Z" fill="#F7BB2E" />
    </svg>
  );
}
