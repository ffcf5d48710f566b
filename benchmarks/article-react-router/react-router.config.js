export default { appDirectory: 'app' };
