const maxAnswers = 5000;

/** Caches the results of a pure function by its argument (objects by identity). A full cache is emptied. */
export function memoize<Key, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= maxAnswers) answers.clear();
    const found = answer(key);
    answers.set(key, found);
    return found;
  };
}
