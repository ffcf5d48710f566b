import { readFileSync } from 'node:fs';

const article = JSON.parse(readFileSync(process.env.ARTICLE, 'utf8'));

export const loader = () => article;

export const meta = ({ loaderData }) => [
  { title: loaderData.title },
  { name: 'description', content: loaderData.description },
];

export default function Post({ loaderData }) {
  return (
    <main>
      <article>
        <h1>{loaderData.title}</h1>
        <p>{loaderData.category}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an article of our own seed */}
        <div dangerouslySetInnerHTML={{ __html: loaderData.html }} />
      </article>
    </main>
  );
}
