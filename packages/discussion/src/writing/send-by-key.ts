import type { KeyboardEvent } from 'react';

/** What a text field says of the keys that send its form. */
export const sendKeys = 'Control+Enter Meta+Enter';

/**
 * Sends the form of a text field on Ctrl+Enter or ⌘Enter, just as a press of its button does: it waits for the same files. Held
 * keys and the Enter that ends a composed word send nothing.
 */
export const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  const { key, ctrlKey, metaKey, altKey, repeat, nativeEvent } = event;
  if (key !== 'Enter' || ctrlKey === metaKey || altKey || repeat || nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};
