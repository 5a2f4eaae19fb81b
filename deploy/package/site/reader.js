// One page at a time, and search in all of them. Without scripts, every page is there, one below the other.
const pages = [...document.querySelectorAll(".page")];
const box = document.getElementById("search");
const results = document.getElementById("results");
const MOST = 40;
/** What a word in a heading counts beside one in the text, as in `netmon docs`. */
const IN_HEADING = 50;

const parts = pages.flatMap((page) =>
  [...page.querySelectorAll(".part")].map((part) => {
    const heading = part.querySelector("h1, h2");
    const text = part.textContent.replaceAll(/\s+/g, " ");
    const title = page.dataset.title;
    const name = heading?.tagName === "H2" ? `${title} › ${heading.textContent}` : title;
    return { id: heading?.id ?? page.id, name, text, small: text.toLowerCase(), head: name.toLowerCase() };
  }),
);

function show() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const target = document.getElementById(wanted) ?? pages[0];
  const shown = target.closest(".page") ?? pages[0];
  results.hidden = true;
  for (const page of pages) page.hidden = page !== shown;
  for (const link of document.querySelectorAll("nav a"))
    link.toggleAttribute("aria-current", link.hash === `#${shown.id}`);
  document.title = `${shown.dataset.title} – netmon`;
  if (target === shown) scrollTo(0, 0);
  else target.scrollIntoView();
}

function weightOf({ head, small }, words) {
  const counts = words.map((word) => (head.includes(word) ? IN_HEADING : 0) + small.split(word).length - 1);
  if (counts.includes(0)) return 0;
  return counts.reduce((sum, one) => sum + one, 0) / Math.sqrt(small.length);
}

function excerpt({ text, small }, word) {
  const at = Math.max(0, small.indexOf(word) - 80);
  return `${at > 0 ? "…" : ""}${text.slice(at, at + 220)}…`;
}

function search() {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return show();
  const found = parts
    .map((part) => ({ part, weight: weightOf(part, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const page of pages) page.hidden = true;
  results.replaceChildren(
    Object.assign(document.createElement("h1"), {
      textContent: found.length === 0 ? "Nothing found" : `${found.length} found`,
    }),
    ...found.slice(0, MOST).map(({ part }) => {
      const link = Object.assign(document.createElement("a"), {
        textContent: part.name,
        href: `#${part.id}`,
      });
      const item = document.createElement("p");
      item.append(link, document.createElement("br"), excerpt(part, words[0]));
      return item;
    }),
  );
  results.hidden = false;
}

box.addEventListener("input", search);
box.addEventListener("keydown", (event) => {
  if (event.key === "Enter") results.querySelector("a")?.click();
  if (event.key === "Escape") {
    box.value = "";
    show();
  }
});
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === box) return;
  event.preventDefault();
  box.focus();
});
// a link to where one is already changes nothing, and shows the page all the same
addEventListener("click", (event) => {
  if (event.target.closest?.("a")?.hash === location.hash) show();
});
addEventListener("hashchange", show);
show();
