import { route } from '@react-router/dev/routes';

export default [route('blog/:slug', 'post.jsx')];
