/** Generated: whether a document fits the schemas of request bodies in the shipped configuration. Run `npm run generate` and do not edit. */
var wr=(t,s)=>()=>{try{return s||t((s={exports:{}}).exports,s),s.exports}catch(se){throw s=0,se}};var _r=wr(hr=>{"use strict";Object.defineProperty(hr,"__esModule",{value:!0});function gr(t){let s=t.length,se=0,re=0,R;for(;re<s;)se++,R=t.charCodeAt(re++),R>=
55296&&R<=56319&&re<s&&(R=t.charCodeAt(re),(R&64512)===56320&&re++);return se}hr.default=gr;gr.code='require("ajv/dist/runtime/ucs2length").default'});var Ar=z,T={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose members, outside the conversation, are all known, so that a hold can be \
computed from them. Any other may refer to input that the body does not contain, or make the upstream call the model again: urlContext, codeExecution.",type:"ob\
ject",additionalProperties:!1,properties:{model:{},contents:{},systemInstruction:{},system_instruction:{},labels:{},serviceTier:{},service_tier:{},cachedContent:{},
cached_content:{},store:{},modelArmorConfig:{},model_armor_config:{},continuationToken:{},continuation_token:{},generationOutputConfig:{},generation_output_config:{},
generationConfig:{$ref:"#/definitions/generation"},generation_config:{$ref:"#/definitions/generation"},safetySettings:{type:["array","null"],items:{type:["objec\
t"],additionalProperties:!1,properties:{category:{},method:{},threshold:{}}}},safety_settings:{type:["array","null"],items:{type:["object"],additionalProperties:!1,
properties:{category:{},method:{},threshold:{}}}},toolConfig:{type:["object","null"],additionalProperties:!1,properties:{functionCallingConfig:{type:["object","\
null"],additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},stream_function_call_arguments:{}}},
function_calling_config:{type:["object","null"],additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},
stream_function_call_arguments:{}}},retrievalConfig:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},
retrieval_config:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},includeServerSideToolInvocations:{},
include_server_side_tool_invocations:{}}},tool_config:{type:["object","null"],additionalProperties:!1,properties:{functionCallingConfig:{type:["object","null"],
additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},stream_function_call_arguments:{}}},
function_calling_config:{type:["object","null"],additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},
stream_function_call_arguments:{}}},retrievalConfig:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},
retrieval_config:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},includeServerSideToolInvocations:{},
include_server_side_tool_invocations:{}}},tools:{type:["array","null"],items:{type:["object"],additionalProperties:!1,properties:{functionDeclarations:{type:["a\
rray","null"],items:{type:["object","null"],additionalProperties:!1,properties:{name:{},description:{},behavior:{},parameters:{},parametersJsonSchema:{},parameters_json_schema:{},
response:{},responseJsonSchema:{},response_json_schema:{}}}},function_declarations:{type:["array","null"],items:{type:["object","null"],additionalProperties:!1,
properties:{name:{},description:{},behavior:{},parameters:{},parametersJsonSchema:{},parameters_json_schema:{},response:{},responseJsonSchema:{},response_json_schema:{}}}}}}}},
definitions:{generation:{type:["object","null"],additionalProperties:!1,properties:{temperature:{},topP:{},top_p:{},topK:{},top_k:{},candidateCount:{},candidate_count:{},
maxOutputTokens:{},max_output_tokens:{},stopSequences:{},stop_sequences:{},responseLogprobs:{},response_logprobs:{},logprobs:{},presencePenalty:{},presence_penalty:{},
frequencyPenalty:{},frequency_penalty:{},seed:{},responseMimeType:{},response_mime_type:{},responseSchema:{},response_schema:{},responseJsonSchema:{},response_json_schema:{},
responseModalities:{},response_modalities:{},mediaResolution:{},media_resolution:{},audioTimestamp:{},audio_timestamp:{},enableEnhancedCivicAnswers:{},enable_enhanced_civic_answers:{},
enableAffectiveDialog:{},enable_affective_dialog:{},routingConfig:{},routing_config:{},modelConfig:{},model_config:{},modelSelectionConfig:{},model_selection_config:{},
responseFormat:{},response_format:{},thinkingConfig:{type:["object","null"],additionalProperties:!1,properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},
thinking_budget:{},thinkingLevel:{},thinking_level:{}}},thinking_config:{type:["object","null"],additionalProperties:!1,properties:{includeThoughts:{},include_thoughts:{},
thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}}}}}},me={type:["object","null"],additionalProperties:!1,properties:{temperature:{},topP:{},
top_p:{},topK:{},top_k:{},candidateCount:{},candidate_count:{},maxOutputTokens:{},max_output_tokens:{},stopSequences:{},stop_sequences:{},responseLogprobs:{},response_logprobs:{},
logprobs:{},presencePenalty:{},presence_penalty:{},frequencyPenalty:{},frequency_penalty:{},seed:{},responseMimeType:{},response_mime_type:{},responseSchema:{},
response_schema:{},responseJsonSchema:{},response_json_schema:{},responseModalities:{},response_modalities:{},mediaResolution:{},media_resolution:{},audioTimestamp:{},
audio_timestamp:{},enableEnhancedCivicAnswers:{},enable_enhanced_civic_answers:{},enableAffectiveDialog:{},enable_affective_dialog:{},routingConfig:{},routing_config:{},
modelConfig:{},model_config:{},modelSelectionConfig:{},model_selection_config:{},responseFormat:{},response_format:{},thinkingConfig:{type:["object","null"],additionalProperties:!1,
properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}},thinking_config:{type:["object","nu\
ll"],additionalProperties:!1,properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}}}},Ke=Object.
prototype.hasOwnProperty;function z(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let p=e;for(let n in t)if(!Ke.call(T.properties,n)){return z.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,parentSchema:T,data:t}],!1;break}if(p===e){if(t.generationConfig!==
void 0){let n=t.generationConfig,v=e,d=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)return z.errors=[{instancePath:s+"/generationConfig",schemaPath:"\
#/definitions/generation/type",keyword:"type",params:{type:me.type},message:"must be object,null",schema:me.type,parentSchema:me,data:n}],!1;if(e===d&&n&&typeof n==
"object"&&!Array.isArray(n)){let y=e;for(let i in n)if(!Ke.call(me.properties,i)){return z.errors=[{instancePath:s+"/generationConfig",schemaPath:"#/definitions\
/generation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:me,
data:n}],!1;break}if(y===e){if(n.thinkingConfig!==void 0){let i=n.thinkingConfig,A=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return z.errors=[{
instancePath:s+"/generationConfig/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/type",keyword:"type",params:{type:me.properties.
thinkingConfig.type},message:"must be object,null",schema:me.properties.thinkingConfig.type,parentSchema:me.properties.thinkingConfig,data:i}],!1;if(e===A&&i&&typeof i==
"object"&&!Array.isArray(i)){for(let c in i)if(!(c==="includeThoughts"||c==="include_thoughts"||c==="thinkingBudget"||c==="thinking_budget"||c==="thinkingLevel"||
c==="thinking_level")){return z.errors=[{instancePath:s+"/generationConfig/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:me.properties.
thinkingConfig,data:i}],!1;break}}var o=A===e}else var o=!0;if(o)if(n.thinking_config!==void 0){let i=n.thinking_config,A=e;if(!(i&&typeof i=="object"&&!Array.isArray(
i))&&i!==null)return z.errors=[{instancePath:s+"/generationConfig/thinking_config",schemaPath:"#/definitions/generation/properties/thinking_config/type",keyword:"\
type",params:{type:me.properties.thinking_config.type},message:"must be object,null",schema:me.properties.thinking_config.type,parentSchema:me.properties.thinking_config,
data:i}],!1;if(e===A&&i&&typeof i=="object"&&!Array.isArray(i)){for(let g in i)if(!(g==="includeThoughts"||g==="include_thoughts"||g==="thinkingBudget"||g==="th\
inking_budget"||g==="thinkingLevel"||g==="thinking_level")){return z.errors=[{instancePath:s+"/generationConfig/thinking_config",schemaPath:"#/definitions/gener\
ation/properties/thinking_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties",
schema:!1,parentSchema:me.properties.thinking_config,data:i}],!1;break}}var o=A===e}else var o=!0}}var k=v===e}else var k=!0;if(k){if(t.generation_config!==void 0){
let n=t.generation_config,v=e,d=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)return z.errors=[{instancePath:s+"/generation_config",schemaPath:"#/d\
efinitions/generation/type",keyword:"type",params:{type:me.type},message:"must be object,null",schema:me.type,parentSchema:me,data:n}],!1;if(e===d&&n&&typeof n==
"object"&&!Array.isArray(n)){let i=e;for(let A in n)if(!Ke.call(me.properties,A)){return z.errors=[{instancePath:s+"/generation_config",schemaPath:"#/definition\
s/generation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,parentSchema:me,
data:n}],!1;break}if(i===e){if(n.thinkingConfig!==void 0){let A=n.thinkingConfig,c=e;if(!(A&&typeof A=="object"&&!Array.isArray(A))&&A!==null)return z.errors=[{
instancePath:s+"/generation_config/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/type",keyword:"type",params:{type:me.properties.
thinkingConfig.type},message:"must be object,null",schema:me.properties.thinkingConfig.type,parentSchema:me.properties.thinkingConfig,data:A}],!1;if(e===c&&A&&typeof A==
"object"&&!Array.isArray(A)){for(let g in A)if(!(g==="includeThoughts"||g==="include_thoughts"||g==="thinkingBudget"||g==="thinking_budget"||g==="thinkingLevel"||
g==="thinking_level")){return z.errors=[{instancePath:s+"/generation_config/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,parentSchema:me.properties.
thinkingConfig,data:A}],!1;break}}var _=c===e}else var _=!0;if(_)if(n.thinking_config!==void 0){let A=n.thinking_config,c=e;if(!(A&&typeof A=="object"&&!Array.isArray(
A))&&A!==null)return z.errors=[{instancePath:s+"/generation_config/thinking_config",schemaPath:"#/definitions/generation/properties/thinking_config/type",keyword:"\
type",params:{type:me.properties.thinking_config.type},message:"must be object,null",schema:me.properties.thinking_config.type,parentSchema:me.properties.thinking_config,
data:A}],!1;if(e===c&&A&&typeof A=="object"&&!Array.isArray(A)){for(let w in A)if(!(w==="includeThoughts"||w==="include_thoughts"||w==="thinkingBudget"||w==="th\
inking_budget"||w==="thinkingLevel"||w==="thinking_level")){return z.errors=[{instancePath:s+"/generation_config/thinking_config",schemaPath:"#/definitions/gene\
ration/properties/thinking_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"must NOT have additional propertie\
s",schema:!1,parentSchema:me.properties.thinking_config,data:A}],!1;break}}var _=c===e}else var _=!0}}var k=v===e}else var k=!0;if(k){if(t.safetySettings!==void 0){
let n=t.safetySettings,v=e;if(!Array.isArray(n)&&n!==null)return z.errors=[{instancePath:s+"/safetySettings",schemaPath:"#/properties/safetySettings/type",keyword:"\
type",params:{type:T.properties.safetySettings.type},message:"must be array,null",schema:T.properties.safetySettings.type,parentSchema:T.properties.safetySettings,
data:n}],!1;if(e===v&&Array.isArray(n)){var j=!0;let y=n.length;for(let i=0;i<y;i++){let A=n[i],c=e;if(e===c)if(A&&typeof A=="object"&&!Array.isArray(A)){for(let w in A)
if(!(w==="category"||w==="method"||w==="threshold")){return z.errors=[{instancePath:s+"/safetySettings/"+i,schemaPath:"#/properties/safetySettings/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.safetySettings.
items,data:A}],!1;break}}else return z.errors=[{instancePath:s+"/safetySettings/"+i,schemaPath:"#/properties/safetySettings/items/type",keyword:"type",params:{type:T.
properties.safetySettings.items.type},message:"must be object",schema:T.properties.safetySettings.items.type,parentSchema:T.properties.safetySettings.items,data:A}],
!1;var j=c===e;if(!j)break}}var k=v===e}else var k=!0;if(k){if(t.safety_settings!==void 0){let n=t.safety_settings,v=e;if(!Array.isArray(n)&&n!==null)return z.errors=
[{instancePath:s+"/safety_settings",schemaPath:"#/properties/safety_settings/type",keyword:"type",params:{type:T.properties.safety_settings.type},message:"must \
be array,null",schema:T.properties.safety_settings.type,parentSchema:T.properties.safety_settings,data:n}],!1;if(e===v&&Array.isArray(n)){var b=!0;let y=n.length;
for(let i=0;i<y;i++){let A=n[i],c=e;if(e===c)if(A&&typeof A=="object"&&!Array.isArray(A)){for(let w in A)if(!(w==="category"||w==="method"||w==="threshold")){return z.
errors=[{instancePath:s+"/safety_settings/"+i,schemaPath:"#/properties/safety_settings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},
message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.safety_settings.items,data:A}],!1;break}}else return z.errors=[{instancePath:s+
"/safety_settings/"+i,schemaPath:"#/properties/safety_settings/items/type",keyword:"type",params:{type:T.properties.safety_settings.items.type},message:"must be\
 object",schema:T.properties.safety_settings.items.type,parentSchema:T.properties.safety_settings.items,data:A}],!1;var b=c===e;if(!b)break}}var k=v===e}else var k=!0;
if(k){if(t.toolConfig!==void 0){let n=t.toolConfig,v=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)return z.errors=[{instancePath:s+"/toolConfig",schemaPath:"\
#/properties/toolConfig/type",keyword:"type",params:{type:T.properties.toolConfig.type},message:"must be object,null",schema:T.properties.toolConfig.type,parentSchema:T.
properties.toolConfig,data:n}],!1;if(e===v&&n&&typeof n=="object"&&!Array.isArray(n)){let y=e;for(let i in n)if(!(i==="functionCallingConfig"||i==="function_cal\
ling_config"||i==="retrievalConfig"||i==="retrieval_config"||i==="includeServerSideToolInvocations"||i==="include_server_side_tool_invocations")){return z.errors=
[{instancePath:s+"/toolConfig",schemaPath:"#/properties/toolConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:T.properties.toolConfig,data:n}],!1;break}if(y===e){if(n.functionCallingConfig!==void 0){let i=n.functionCallingConfig,
A=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return z.errors=[{instancePath:s+"/toolConfig/functionCallingConfig",schemaPath:"#/properties/toolC\
onfig/properties/functionCallingConfig/type",keyword:"type",params:{type:T.properties.toolConfig.properties.functionCallingConfig.type},message:"must be object,\
null",schema:T.properties.toolConfig.properties.functionCallingConfig.type,parentSchema:T.properties.toolConfig.properties.functionCallingConfig,data:i}],!1;if(e===
A&&i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(!(c==="mode"||c==="allowedFunctionNames"||c==="allowed_function_names"||c==="streamFunctionCallAr\
guments"||c==="stream_function_call_arguments")){return z.errors=[{instancePath:s+"/toolConfig/functionCallingConfig",schemaPath:"#/properties/toolConfig/proper\
ties/functionCallingConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,
parentSchema:T.properties.toolConfig.properties.functionCallingConfig,data:i}],!1;break}}var u=A===e}else var u=!0;if(u){if(n.function_calling_config!==void 0){
let i=n.function_calling_config,A=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return z.errors=[{instancePath:s+"/toolConfig/function_calling_conf\
ig",schemaPath:"#/properties/toolConfig/properties/function_calling_config/type",keyword:"type",params:{type:T.properties.toolConfig.properties.function_calling_config.
type},message:"must be object,null",schema:T.properties.toolConfig.properties.function_calling_config.type,parentSchema:T.properties.toolConfig.properties.function_calling_config,
data:i}],!1;if(e===A&&i&&typeof i=="object"&&!Array.isArray(i)){for(let g in i)if(!(g==="mode"||g==="allowedFunctionNames"||g==="allowed_function_names"||g==="s\
treamFunctionCallArguments"||g==="stream_function_call_arguments")){return z.errors=[{instancePath:s+"/toolConfig/function_calling_config",schemaPath:"#/propert\
ies/toolConfig/properties/function_calling_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:T.properties.toolConfig.properties.function_calling_config,data:i}],!1;break}}var u=A===e}else var u=!0;if(u){if(n.retrievalConfig!==
void 0){let i=n.retrievalConfig,A=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return z.errors=[{instancePath:s+"/toolConfig/retrievalConfig",schemaPath:"\
#/properties/toolConfig/properties/retrievalConfig/type",keyword:"type",params:{type:T.properties.toolConfig.properties.retrievalConfig.type},message:"must be o\
bject,null",schema:T.properties.toolConfig.properties.retrievalConfig.type,parentSchema:T.properties.toolConfig.properties.retrievalConfig,data:i}],!1;if(e===A&&
i&&typeof i=="object"&&!Array.isArray(i)){for(let g in i)if(!(g==="languageCode"||g==="language_code"||g==="latLng"||g==="lat_lng")){return z.errors=[{instancePath:s+
"/toolConfig/retrievalConfig",schemaPath:"#/properties/toolConfig/properties/retrievalConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.toolConfig.properties.retrievalConfig,data:i}],!1;break}}var u=A===e}else var u=!0;
if(u)if(n.retrieval_config!==void 0){let i=n.retrieval_config,A=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return z.errors=[{instancePath:s+"/to\
olConfig/retrieval_config",schemaPath:"#/properties/toolConfig/properties/retrieval_config/type",keyword:"type",params:{type:T.properties.toolConfig.properties.
retrieval_config.type},message:"must be object,null",schema:T.properties.toolConfig.properties.retrieval_config.type,parentSchema:T.properties.toolConfig.properties.
retrieval_config,data:i}],!1;if(e===A&&i&&typeof i=="object"&&!Array.isArray(i)){for(let g in i)if(!(g==="languageCode"||g==="language_code"||g==="latLng"||g===
"lat_lng")){return z.errors=[{instancePath:s+"/toolConfig/retrieval_config",schemaPath:"#/properties/toolConfig/properties/retrieval_config/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.toolConfig.properties.
retrieval_config,data:i}],!1;break}}var u=A===e}else var u=!0}}}}var k=v===e}else var k=!0;if(k){if(t.tool_config!==void 0){let n=t.tool_config,v=e;if(!(n&&typeof n==
"object"&&!Array.isArray(n))&&n!==null)return z.errors=[{instancePath:s+"/tool_config",schemaPath:"#/properties/tool_config/type",keyword:"type",params:{type:T.
properties.tool_config.type},message:"must be object,null",schema:T.properties.tool_config.type,parentSchema:T.properties.tool_config,data:n}],!1;if(e===v&&n&&typeof n==
"object"&&!Array.isArray(n)){let y=e;for(let i in n)if(!(i==="functionCallingConfig"||i==="function_calling_config"||i==="retrievalConfig"||i==="retrieval_confi\
g"||i==="includeServerSideToolInvocations"||i==="include_server_side_tool_invocations")){return z.errors=[{instancePath:s+"/tool_config",schemaPath:"#/propertie\
s/tool_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:T.
properties.tool_config,data:n}],!1;break}if(y===e){if(n.functionCallingConfig!==void 0){let i=n.functionCallingConfig,A=e;if(!(i&&typeof i=="object"&&!Array.isArray(
i))&&i!==null)return z.errors=[{instancePath:s+"/tool_config/functionCallingConfig",schemaPath:"#/properties/tool_config/properties/functionCallingConfig/type",
keyword:"type",params:{type:T.properties.tool_config.properties.functionCallingConfig.type},message:"must be object,null",schema:T.properties.tool_config.properties.
functionCallingConfig.type,parentSchema:T.properties.tool_config.properties.functionCallingConfig,data:i}],!1;if(e===A&&i&&typeof i=="object"&&!Array.isArray(i)){
for(let c in i)if(!(c==="mode"||c==="allowedFunctionNames"||c==="allowed_function_names"||c==="streamFunctionCallArguments"||c==="stream_function_call_arguments")){
return z.errors=[{instancePath:s+"/tool_config/functionCallingConfig",schemaPath:"#/properties/tool_config/properties/functionCallingConfig/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.tool_config.properties.
functionCallingConfig,data:i}],!1;break}}var a=A===e}else var a=!0;if(a){if(n.function_calling_config!==void 0){let i=n.function_calling_config,A=e;if(!(i&&typeof i==
"object"&&!Array.isArray(i))&&i!==null)return z.errors=[{instancePath:s+"/tool_config/function_calling_config",schemaPath:"#/properties/tool_config/properties/f\
unction_calling_config/type",keyword:"type",params:{type:T.properties.tool_config.properties.function_calling_config.type},message:"must be object,null",schema:T.
properties.tool_config.properties.function_calling_config.type,parentSchema:T.properties.tool_config.properties.function_calling_config,data:i}],!1;if(e===A&&i&&
typeof i=="object"&&!Array.isArray(i)){for(let g in i)if(!(g==="mode"||g==="allowedFunctionNames"||g==="allowed_function_names"||g==="streamFunctionCallArgument\
s"||g==="stream_function_call_arguments")){return z.errors=[{instancePath:s+"/tool_config/function_calling_config",schemaPath:"#/properties/tool_config/properti\
es/function_calling_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,
parentSchema:T.properties.tool_config.properties.function_calling_config,data:i}],!1;break}}var a=A===e}else var a=!0;if(a){if(n.retrievalConfig!==void 0){let i=n.
retrievalConfig,A=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return z.errors=[{instancePath:s+"/tool_config/retrievalConfig",schemaPath:"#/prope\
rties/tool_config/properties/retrievalConfig/type",keyword:"type",params:{type:T.properties.tool_config.properties.retrievalConfig.type},message:"must be object\
,null",schema:T.properties.tool_config.properties.retrievalConfig.type,parentSchema:T.properties.tool_config.properties.retrievalConfig,data:i}],!1;if(e===A&&i&&
typeof i=="object"&&!Array.isArray(i)){for(let g in i)if(!(g==="languageCode"||g==="language_code"||g==="latLng"||g==="lat_lng")){return z.errors=[{instancePath:s+
"/tool_config/retrievalConfig",schemaPath:"#/properties/tool_config/properties/retrievalConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.tool_config.properties.retrievalConfig,data:i}],!1;break}}var a=A===e}else var a=!0;
if(a)if(n.retrieval_config!==void 0){let i=n.retrieval_config,A=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return z.errors=[{instancePath:s+"/to\
ol_config/retrieval_config",schemaPath:"#/properties/tool_config/properties/retrieval_config/type",keyword:"type",params:{type:T.properties.tool_config.properties.
retrieval_config.type},message:"must be object,null",schema:T.properties.tool_config.properties.retrieval_config.type,parentSchema:T.properties.tool_config.properties.
retrieval_config,data:i}],!1;if(e===A&&i&&typeof i=="object"&&!Array.isArray(i)){for(let g in i)if(!(g==="languageCode"||g==="language_code"||g==="latLng"||g===
"lat_lng")){return z.errors=[{instancePath:s+"/tool_config/retrieval_config",schemaPath:"#/properties/tool_config/properties/retrieval_config/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.tool_config.properties.
retrieval_config,data:i}],!1;break}}var a=A===e}else var a=!0}}}}var k=v===e}else var k=!0;if(k)if(t.tools!==void 0){let n=t.tools,v=e;if(!Array.isArray(n)&&n!==
null)return z.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:T.properties.tools.type},message:"must be array,\
null",schema:T.properties.tools.type,parentSchema:T.properties.tools,data:n}],!1;if(e===v&&Array.isArray(n)){var f=!0;let y=n.length;for(let i=0;i<y;i++){let A=n[i],
c=e;if(e===c)if(A&&typeof A=="object"&&!Array.isArray(A)){let w=e;for(let P in A)if(!(P==="functionDeclarations"||P==="function_declarations")){return z.errors=
[{instancePath:s+"/tools/"+i,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"mu\
st NOT have additional properties",schema:!1,parentSchema:T.properties.tools.items,data:A}],!1;break}if(w===e){if(A.functionDeclarations!==void 0){let P=A.functionDeclarations,
S=e;if(!Array.isArray(P)&&P!==null)return z.errors=[{instancePath:s+"/tools/"+i+"/functionDeclarations",schemaPath:"#/properties/tools/items/properties/function\
Declarations/type",keyword:"type",params:{type:T.properties.tools.items.properties.functionDeclarations.type},message:"must be array,null",schema:T.properties.tools.
items.properties.functionDeclarations.type,parentSchema:T.properties.tools.items.properties.functionDeclarations,data:P}],!1;if(e===S&&Array.isArray(P)){var l=!0;
let O=P.length;for(let x=0;x<O;x++){let q=P[x],V=e;if(!(q&&typeof q=="object"&&!Array.isArray(q))&&q!==null)return z.errors=[{instancePath:s+"/tools/"+i+"/funct\
ionDeclarations/"+x,schemaPath:"#/properties/tools/items/properties/functionDeclarations/items/type",keyword:"type",params:{type:T.properties.tools.items.properties.
functionDeclarations.items.type},message:"must be object,null",schema:T.properties.tools.items.properties.functionDeclarations.items.type,parentSchema:T.properties.
tools.items.properties.functionDeclarations.items,data:q}],!1;if(e===V&&q&&typeof q=="object"&&!Array.isArray(q)){for(let oe in q)if(!Ke.call(T.properties.tools.
items.properties.functionDeclarations.items.properties,oe)){return z.errors=[{instancePath:s+"/tools/"+i+"/functionDeclarations/"+x,schemaPath:"#/properties/too\
ls/items/properties/functionDeclarations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:oe},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:T.properties.tools.items.properties.functionDeclarations.items,data:q}],!1;break}}var l=V===e;if(!l)break}}var m=S===e}else
var m=!0;if(m)if(A.function_declarations!==void 0){let P=A.function_declarations,S=e;if(!Array.isArray(P)&&P!==null)return z.errors=[{instancePath:s+"/tools/"+i+
"/function_declarations",schemaPath:"#/properties/tools/items/properties/function_declarations/type",keyword:"type",params:{type:T.properties.tools.items.properties.
function_declarations.type},message:"must be array,null",schema:T.properties.tools.items.properties.function_declarations.type,parentSchema:T.properties.tools.items.
properties.function_declarations,data:P}],!1;if(e===S&&Array.isArray(P)){var h=!0;let x=P.length;for(let q=0;q<x;q++){let V=P[q],G=e;if(!(V&&typeof V=="object"&&
!Array.isArray(V))&&V!==null)return z.errors=[{instancePath:s+"/tools/"+i+"/function_declarations/"+q,schemaPath:"#/properties/tools/items/properties/function_d\
eclarations/items/type",keyword:"type",params:{type:T.properties.tools.items.properties.function_declarations.items.type},message:"must be object,null",schema:T.
properties.tools.items.properties.function_declarations.items.type,parentSchema:T.properties.tools.items.properties.function_declarations.items,data:V}],!1;if(e===
G&&V&&typeof V=="object"&&!Array.isArray(V)){for(let B in V)if(!Ke.call(T.properties.tools.items.properties.function_declarations.items.properties,B)){return z.
errors=[{instancePath:s+"/tools/"+i+"/function_declarations/"+q,schemaPath:"#/properties/tools/items/properties/function_declarations/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:B},message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.tools.items.properties.
function_declarations.items,data:V}],!1;break}}var h=G===e;if(!h)break}}var m=S===e}else var m=!0}}else return z.errors=[{instancePath:s+"/tools/"+i,schemaPath:"\
#/properties/tools/items/type",keyword:"type",params:{type:T.properties.tools.items.type},message:"must be object",schema:T.properties.tools.items.type,parentSchema:T.
properties.tools.items,data:A}],!1;var f=c===e;if(!f)break}}var k=v===e}else var k=!0}}}}}}}else return z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:T.type,parentSchema:T,data:t}],!1;return z.errors=r,e===0}var jr=yr,dr={$schema:"http://json-schema.\
org/draft-07/schema#",description:"Bodies whose parts cost no more tokens than their bytes, or are inline images. Others may cost anything: files, inline audio,\
 video and documents, and parts that are not listed.",type:"object",properties:{contents:{type:"array",items:{$ref:"#/definitions/content"}},systemInstruction:{
$ref:"#/definitions/instruction"},system_instruction:{$ref:"#/definitions/instruction"}},definitions:{content:{type:"object",properties:{parts:{type:["array","n\
ull"],items:{$ref:"#/definitions/part"}},role:{}},additionalProperties:!1},instruction:{type:["object","null"],properties:{parts:{type:["array","object","null"],
items:{$ref:"#/definitions/text"},additionalProperties:!1,properties:{text:{}}},role:{}},additionalProperties:!1},text:{type:"object",additionalProperties:!1,properties:{
text:{type:"string"}}},part:{type:"object",additionalProperties:!1,properties:{text:{},thought:{},thoughtSignature:{},thought_signature:{},partMetadata:{},part_metadata:{},
mediaResolution:{type:["object","null"],additionalProperties:!1,properties:{level:{}}},media_resolution:{type:["object","null"],additionalProperties:!1,properties:{
level:{}}},functionCall:{type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},
function_call:{type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},
functionResponse:{$ref:"#/definitions/response"},function_response:{$ref:"#/definitions/response"},executableCode:{type:["object","null"],additionalProperties:!1,
properties:{id:{},code:{},language:{}}},executable_code:{type:["object","null"],additionalProperties:!1,properties:{id:{},code:{},language:{}}},codeExecutionResult:{
type:["object","null"],additionalProperties:!1,properties:{id:{},outcome:{},output:{}}},code_execution_result:{type:["object","null"],additionalProperties:!1,properties:{
id:{},outcome:{},output:{}}},inlineData:{type:["object","null"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/def\
initions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:["mimeType"]},{required:["mime_type"]}]},inline_data:{type:["object","nul\
l"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},
anyOf:[{required:["mimeType"]},{required:["mime_type"]}]}}},response:{type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},response:{},willContinue:{},
will_continue:{},scheduling:{}}},image:{enum:["image/png","image/jpeg","image/jpg","image/webp","image/avif","image/heic","image/heif"]}}},er={type:"object",properties:{
parts:{type:["array","null"],items:{$ref:"#/definitions/part"}},role:{}},additionalProperties:!1},$={type:"object",additionalProperties:!1,properties:{text:{},thought:{},
thoughtSignature:{},thought_signature:{},partMetadata:{},part_metadata:{},mediaResolution:{type:["object","null"],additionalProperties:!1,properties:{level:{}}},
media_resolution:{type:["object","null"],additionalProperties:!1,properties:{level:{}}},functionCall:{type:["object","null"],additionalProperties:!1,properties:{
id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},function_call:{type:["object","null"],additionalProperties:!1,properties:{
id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},functionResponse:{$ref:"#/definitions/response"},function_response:{$ref:"\
#/definitions/response"},executableCode:{type:["object","null"],additionalProperties:!1,properties:{id:{},code:{},language:{}}},executable_code:{type:["object",
"null"],additionalProperties:!1,properties:{id:{},code:{},language:{}}},codeExecutionResult:{type:["object","null"],additionalProperties:!1,properties:{id:{},outcome:{},
output:{}}},code_execution_result:{type:["object","null"],additionalProperties:!1,properties:{id:{},outcome:{},output:{}}},inlineData:{type:["object","null"],additionalProperties:!1,
properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:[
"mimeType"]},{required:["mime_type"]}]},inline_data:{type:["object","null"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{
$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:["mimeType"]},{required:["mime_type"]}]}}},We={type:["object",
"null"],additionalProperties:!1,properties:{id:{},name:{},response:{},willContinue:{},will_continue:{},scheduling:{}}},Re={enum:["image/png","image/jpeg","image\
/jpg","image/webp","image/avif","image/heic","image/heif"]};function ee(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let u=e;for(let a in t)if(!Ke.call($.properties,a)){return ee.errors=[{instancePath:s,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:$,data:t}],!1;
break}if(u===e){if(t.mediaResolution!==void 0){let a=t.mediaResolution,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+
"/mediaResolution",schemaPath:"#/properties/mediaResolution/type",keyword:"type",params:{type:$.properties.mediaResolution.type},message:"must be object,null",schema:$.
properties.mediaResolution.type,parentSchema:$.properties.mediaResolution,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(l!==
"level"){return ee.errors=[{instancePath:s+"/mediaResolution",schemaPath:"#/properties/mediaResolution/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.mediaResolution,data:a}],!1;break}}var o=f===e}else var o=!0;
if(o){if(t.media_resolution!==void 0){let a=t.media_resolution,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+"/\
media_resolution",schemaPath:"#/properties/media_resolution/type",keyword:"type",params:{type:$.properties.media_resolution.type},message:"must be object,null",
schema:$.properties.media_resolution.type,parentSchema:$.properties.media_resolution,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)
if(m!=="level"){return ee.errors=[{instancePath:s+"/media_resolution",schemaPath:"#/properties/media_resolution/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.media_resolution,data:a}],!1;break}}var o=f===
e}else var o=!0;if(o){if(t.functionCall!==void 0){let a=t.functionCall,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+
"/functionCall",schemaPath:"#/properties/functionCall/type",keyword:"type",params:{type:$.properties.functionCall.type},message:"must be object,null",schema:$.properties.
functionCall.type,parentSchema:$.properties.functionCall,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!(m==="id"||m==="name"||
m==="args"||m==="partialArgs"||m==="partial_args"||m==="willContinue"||m==="will_continue")){return ee.errors=[{instancePath:s+"/functionCall",schemaPath:"#/pro\
perties/functionCall/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,
parentSchema:$.properties.functionCall,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.function_call!==void 0){let a=t.function_call,f=e;if(!(a&&typeof a==
"object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type:$.
properties.function_call.type},message:"must be object,null",schema:$.properties.function_call.type,parentSchema:$.properties.function_call,data:a}],!1;if(e===f&&
a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!(m==="id"||m==="name"||m==="args"||m==="partialArgs"||m==="partial_args"||m==="willContinue"||m==="\
will_continue")){return ee.errors=[{instancePath:s+"/function_call",schemaPath:"#/properties/function_call/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.function_call,data:a}],!1;break}}var o=f===e}else
var o=!0;if(o){if(t.functionResponse!==void 0){let a=t.functionResponse,f=e,l=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+
"/functionResponse",schemaPath:"#/definitions/response/type",keyword:"type",params:{type:We.type},message:"must be object,null",schema:We.type,parentSchema:We,data:a}],
!1;if(e===l&&a&&typeof a=="object"&&!Array.isArray(a)){for(let h in a)if(!(h==="id"||h==="name"||h==="response"||h==="willContinue"||h==="will_continue"||h==="s\
cheduling")){return ee.errors=[{instancePath:s+"/functionResponse",schemaPath:"#/definitions/response/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:We,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.function_response!==
void 0){let a=t.function_response,f=e,l=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+"/function_response",schemaPath:"\
#/definitions/response/type",keyword:"type",params:{type:We.type},message:"must be object,null",schema:We.type,parentSchema:We,data:a}],!1;if(e===l&&a&&typeof a==
"object"&&!Array.isArray(a)){for(let h in a)if(!(h==="id"||h==="name"||h==="response"||h==="willContinue"||h==="will_continue"||h==="scheduling")){return ee.errors=
[{instancePath:s+"/function_response",schemaPath:"#/definitions/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"\
must NOT have additional properties",schema:!1,parentSchema:We,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.executableCode!==void 0){let a=t.executableCode,
f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+"/executableCode",schemaPath:"#/properties/executableCode/type",keyword:"\
type",params:{type:$.properties.executableCode.type},message:"must be object,null",schema:$.properties.executableCode.type,parentSchema:$.properties.executableCode,
data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!(m==="id"||m==="code"||m==="language")){return ee.errors=[{instancePath:s+"/e\
xecutableCode",schemaPath:"#/properties/executableCode/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have\
 additional properties",schema:!1,parentSchema:$.properties.executableCode,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.executable_code!==void 0){let a=t.
executable_code,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+"/executable_code",schemaPath:"#/properties/execu\
table_code/type",keyword:"type",params:{type:$.properties.executable_code.type},message:"must be object,null",schema:$.properties.executable_code.type,parentSchema:$.
properties.executable_code,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!(m==="id"||m==="code"||m==="language")){return ee.
errors=[{instancePath:s+"/executable_code",schemaPath:"#/properties/executable_code/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.executable_code,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.codeExecutionResult!==
void 0){let a=t.codeExecutionResult,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+"/codeExecutionResult",schemaPath:"\
#/properties/codeExecutionResult/type",keyword:"type",params:{type:$.properties.codeExecutionResult.type},message:"must be object,null",schema:$.properties.codeExecutionResult.
type,parentSchema:$.properties.codeExecutionResult,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!(m==="id"||m==="outcome"||
m==="output")){return ee.errors=[{instancePath:s+"/codeExecutionResult",schemaPath:"#/properties/codeExecutionResult/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.codeExecutionResult,data:a}],!1;break}}
var o=f===e}else var o=!0;if(o){if(t.code_execution_result!==void 0){let a=t.code_execution_result,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)
return ee.errors=[{instancePath:s+"/code_execution_result",schemaPath:"#/properties/code_execution_result/type",keyword:"type",params:{type:$.properties.code_execution_result.
type},message:"must be object,null",schema:$.properties.code_execution_result.type,parentSchema:$.properties.code_execution_result,data:a}],!1;if(e===f&&a&&typeof a==
"object"&&!Array.isArray(a)){for(let m in a)if(!(m==="id"||m==="outcome"||m==="output")){return ee.errors=[{instancePath:s+"/code_execution_result",schemaPath:"\
#/properties/code_execution_result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properti\
es",schema:!1,parentSchema:$.properties.code_execution_result,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.inlineData!==void 0){let a=t.inlineData,f=e;
if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+"/inlineData",schemaPath:"#/properties/inlineData/type",keyword:"type",
params:{type:$.properties.inlineData.type},message:"must be object,null",schema:$.properties.inlineData.type,parentSchema:$.properties.inlineData,data:a}],!1;let l=e,
m=!1,h=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let n;if(a.mimeType===void 0&&(n="mimeType")){let v={instancePath:s+"/inlineData",schemaPath:"#/properties\
/inlineData/anyOf/0/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'",schema:$.properties.inlineData.anyOf[0].
required,parentSchema:$.properties.inlineData.anyOf[0],data:a};r===null?r=[v]:r.push(v),e++}}var k=h===e;if(m=m||k,!m){let n=e;if(a&&typeof a=="object"&&!Array.
isArray(a)){let d;if(a.mime_type===void 0&&(d="mime_type")){let y={instancePath:s+"/inlineData",schemaPath:"#/properties/inlineData/anyOf/1/required",keyword:"r\
equired",params:{missingProperty:d},message:"must have required property '"+d+"'",schema:$.properties.inlineData.anyOf[1].required,parentSchema:$.properties.inlineData.
anyOf[1],data:a};r===null?r=[y]:r.push(y),e++}}var k=n===e;m=m||k}if(m)e=l,r!==null&&(l?r.length=l:r=null);else{let n={instancePath:s+"/inlineData",schemaPath:"\
#/properties/inlineData/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:$.properties.inlineData.anyOf,parentSchema:$.properties.inlineData,
data:a};return r===null?r=[n]:r.push(n),e++,ee.errors=r,!1}if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){let n=e;for(let v in a)if(!(v==="mimeType"||v==="\
mime_type"||v==="data"||v==="displayName"||v==="display_name")){return ee.errors=[{instancePath:s+"/inlineData",schemaPath:"#/properties/inlineData/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:v},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.inlineData,
data:a}],!1;break}if(n===e){if(a.mimeType!==void 0){let v=a.mimeType,d=e;if(!(v==="image/png"||v==="image/jpeg"||v==="image/jpg"||v==="image/webp"||v==="image/a\
vif"||v==="image/heic"||v==="image/heif"))return ee.errors=[{instancePath:s+"/inlineData/mimeType",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{
allowedValues:Re.enum},message:"must be equal to one of the allowed values",schema:Re.enum,parentSchema:Re,data:v}],!1;var _=d===e}else var _=!0;if(_){if(a.mime_type!==
void 0){let v=a.mime_type,d=e;if(!(v==="image/png"||v==="image/jpeg"||v==="image/jpg"||v==="image/webp"||v==="image/avif"||v==="image/heic"||v==="image/heif"))return ee.
errors=[{instancePath:s+"/inlineData/mime_type",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be equal to on\
e of the allowed values",schema:Re.enum,parentSchema:Re,data:v}],!1;var _=d===e}else var _=!0;if(_)if(a.data!==void 0){let v=a.data,d=e;if(typeof v!="string")return ee.
errors=[{instancePath:s+"/inlineData/data",schemaPath:"#/properties/inlineData/properties/data/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:$.properties.inlineData.properties.data.type,parentSchema:$.properties.inlineData.properties.data,data:v}],!1;var _=d===e}else var _=!0}}}var o=f===e}else
var o=!0;if(o)if(t.inline_data!==void 0){let a=t.inline_data,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return ee.errors=[{instancePath:s+"/in\
line_data",schemaPath:"#/properties/inline_data/type",keyword:"type",params:{type:$.properties.inline_data.type},message:"must be object,null",schema:$.properties.
inline_data.type,parentSchema:$.properties.inline_data,data:a}],!1;let l=e,m=!1,h=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let n;if(a.mimeType===void 0&&(n=
"mimeType")){let v={instancePath:s+"/inline_data",schemaPath:"#/properties/inline_data/anyOf/0/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'",schema:$.properties.inline_data.anyOf[0].required,parentSchema:$.properties.inline_data.anyOf[0],data:a};r===null?r=[v]:r.push(
v),e++}}var j=h===e;if(m=m||j,!m){let n=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let d;if(a.mime_type===void 0&&(d="mime_type")){let y={instancePath:s+"/i\
nline_data",schemaPath:"#/properties/inline_data/anyOf/1/required",keyword:"required",params:{missingProperty:d},message:"must have required property '"+d+"'",schema:$.
properties.inline_data.anyOf[1].required,parentSchema:$.properties.inline_data.anyOf[1],data:a};r===null?r=[y]:r.push(y),e++}}var j=n===e;m=m||j}if(m)e=l,r!==null&&
(l?r.length=l:r=null);else{let n={instancePath:s+"/inline_data",schemaPath:"#/properties/inline_data/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf",schema:$.properties.inline_data.anyOf,parentSchema:$.properties.inline_data,data:a};return r===null?r=[n]:r.push(n),e++,ee.errors=r,!1}if(e===f&&a&&
typeof a=="object"&&!Array.isArray(a)){let n=e;for(let v in a)if(!(v==="mimeType"||v==="mime_type"||v==="data"||v==="displayName"||v==="display_name")){return ee.
errors=[{instancePath:s+"/inline_data",schemaPath:"#/properties/inline_data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},message:"\
must NOT have additional properties",schema:!1,parentSchema:$.properties.inline_data,data:a}],!1;break}if(n===e){if(a.mimeType!==void 0){let v=a.mimeType,d=e;if(!(v===
"image/png"||v==="image/jpeg"||v==="image/jpg"||v==="image/webp"||v==="image/avif"||v==="image/heic"||v==="image/heif"))return ee.errors=[{instancePath:s+"/inli\
ne_data/mimeType",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be equal to one of the allowed values",schema:Re.
enum,parentSchema:Re,data:v}],!1;var b=d===e}else var b=!0;if(b){if(a.mime_type!==void 0){let v=a.mime_type,d=e;if(!(v==="image/png"||v==="image/jpeg"||v==="ima\
ge/jpg"||v==="image/webp"||v==="image/avif"||v==="image/heic"||v==="image/heif"))return ee.errors=[{instancePath:s+"/inline_data/mime_type",schemaPath:"#/defini\
tions/image/enum",keyword:"enum",params:{allowedValues:Re.enum},message:"must be equal to one of the allowed values",schema:Re.enum,parentSchema:Re,data:v}],!1;
var b=d===e}else var b=!0;if(b)if(a.data!==void 0){let v=a.data,d=e;if(typeof v!="string")return ee.errors=[{instancePath:s+"/inline_data/data",schemaPath:"#/pr\
operties/inline_data/properties/data/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.inline_data.properties.data.type,parentSchema:$.
properties.inline_data.properties.data,data:v}],!1;var b=d===e}else var b=!0}}}var o=f===e}else var o=!0}}}}}}}}}}}}else return ee.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.type,parentSchema:$,data:t}],!1;return ee.errors=r,e===0}function Ze(t,{instancePath:s="",
parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let k=e;for(let _ in t)if(!(_==="part\
s"||_==="role")){return Ze.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"mus\
t NOT have additional properties",schema:!1,parentSchema:er,data:t}],!1;break}if(k===e&&t.parts!==void 0){let _=t.parts,j=e;if(!Array.isArray(_)&&_!==null)return Ze.
errors=[{instancePath:s+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:er.properties.parts.type},message:"must be array,null",schema:er.
properties.parts.type,parentSchema:er.properties.parts,data:_}],!1;if(e===j&&Array.isArray(_)){var o=!0;let b=_.length;for(let u=0;u<b;u++){let a=e;ee(_[u],{instancePath:s+
"/parts/"+u,parentData:_,parentDataProperty:u,rootData:R})||(r=r===null?ee.errors:r.concat(ee.errors),e=r.length);var o=a===e;if(!o)break}}}}else return Ze.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:er.type,parentSchema:er,data:t}],!1;return Ze.errors=
r,e===0}var Ge={type:["object","null"],properties:{parts:{type:["array","object","null"],items:{$ref:"#/definitions/text"},additionalProperties:!1,properties:{text:{}}},
role:{}},additionalProperties:!1},cr={type:"object",additionalProperties:!1,properties:{text:{type:"string"}}};function xe(t,{instancePath:s="",parentData:se,parentDataProperty:re,
rootData:R=t}={}){let r=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return xe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:Ge.type},message:"must be object,null",schema:Ge.type,parentSchema:Ge,data:t}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){let k=e;for(let _ in t)
if(!(_==="parts"||_==="role")){return xe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
message:"must NOT have additional properties",schema:!1,parentSchema:Ge,data:t}],!1;break}if(k===e&&t.parts!==void 0){let _=t.parts,j=e;if(typeof _!="object")return xe.
errors=[{instancePath:s+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:Ge.properties.parts.type},message:"must be array,object,null",
schema:Ge.properties.parts.type,parentSchema:Ge.properties.parts,data:_}],!1;if(e===j){if(Array.isArray(_)){var o=!0;let b=_.length;for(let u=0;u<b;u++){let a=_[u],
f=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let h=e;for(let p in a)if(p!=="text"){return xe.errors=[{instancePath:s+"/parts/"+u,schemaPath:"#/defi\
nitions/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:cr,
data:a}],!1;break}if(h===e&&a.text!==void 0){let p=a.text;if(typeof p!="string")return xe.errors=[{instancePath:s+"/parts/"+u+"/text",schemaPath:"#/definitions/\
text/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:cr.properties.text.type,parentSchema:cr.properties.text,data:p}],
!1}}else return xe.errors=[{instancePath:s+"/parts/"+u,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:cr.
type,parentSchema:cr,data:a}],!1;var o=f===e;if(!o)break}}if(e===j&&_&&typeof _=="object"&&!Array.isArray(_)){for(let b in _)if(b!=="text"){return xe.errors=[{instancePath:s+
"/parts",schemaPath:"#/properties/parts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:Ge.properties.parts,data:_}],!1;break}}}}}return xe.errors=r,e===0}function yr(t,{instancePath:s="",parentData:se,parentDataProperty:re,
rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.contents!==void 0){let _=t.contents,j=e;if(e===j)if(Array.isArray(_)){
var o=!0;let b=_.length;for(let u=0;u<b;u++){let a=e;Ze(_[u],{instancePath:s+"/contents/"+u,parentData:_,parentDataProperty:u,rootData:R})||(r=r===null?Ze.errors:
r.concat(Ze.errors),e=r.length);var o=a===e;if(!o)break}}else return yr.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:dr.properties.contents.type,parentSchema:dr.properties.contents,data:_}],!1;var k=j===e}else var k=!0;if(k){
if(t.systemInstruction!==void 0){let _=e;xe(t.systemInstruction,{instancePath:s+"/systemInstruction",parentData:t,parentDataProperty:"systemInstruction",rootData:R})||
(r=r===null?xe.errors:r.concat(xe.errors),e=r.length);var k=_===e}else var k=!0;if(k)if(t.system_instruction!==void 0){let _=e;xe(t.system_instruction,{instancePath:s+
"/system_instruction",parentData:t,parentDataProperty:"system_instruction",rootData:R})||(r=r===null?xe.errors:r.concat(xe.errors),e=r.length);var k=_===e}else var k=!0}}else
return yr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:dr.type,parentSchema:dr,data:t}],!1;
return yr.errors=r,e===0}var Sr=J,N={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose members, outside the conversation, are all know\
n, so that a hold can be computed from them. Any other member may refer to input that the body does not contain, or make the upstream call the model again: mcp_\
servers.",type:"object",additionalProperties:!1,properties:{model:{},messages:{},system:{},max_tokens:{},stream:{},temperature:{},top_k:{},top_p:{},stop_sequences:{},
service_tier:{},speed:{},inference_geo:{},fallbacks:{},fallback_credit_token:{},container:{},thread:{},metadata:{type:["object","null"],additionalProperties:!1,
properties:{user_id:{}}},billing_policy:{type:["object","null"],additionalProperties:!1,properties:{type:{},bill_to:{}}},diagnostics:{type:["object","null"],additionalProperties:!1,
properties:{previous_message_id:{}}},compaction:{type:["object","null"],additionalProperties:!1,properties:{type:{},instructions:{}}},tool_choice:{type:["object",
"null"],additionalProperties:!1,properties:{type:{},name:{},disable_parallel_tool_use:{}}},thinking:{type:["object","null"],additionalProperties:!1,properties:{
type:{},budget_tokens:{},display:{},block_binding:{type:["object","null"],additionalProperties:!1,properties:{prefix_mismatch_behavior:{}}}}},output_config:{type:[
"object","null"],additionalProperties:!1,properties:{effort:{},format:{type:["object","null"],additionalProperties:!1,properties:{type:{},schema:{}}},task_budget:{
type:["object","null"],additionalProperties:!1,properties:{type:{},total:{},remaining:{}}}}},output_format:{type:["object","null"],additionalProperties:!1,properties:{
type:{},schema:{}}},cache_control:{$ref:"#/definitions/cache"},tools:{type:["array","null"],items:{$ref:"#/definitions/tool"}},context_management:{type:["object",
"null"],additionalProperties:!1,properties:{edits:{type:["array","null"],items:{type:"object",additionalProperties:!1,properties:{type:{},instructions:{},pause_after_compaction:{},
clear_tool_inputs:{},exclude_tools:{},keep:{type:["object","string","null"],additionalProperties:!1,properties:{type:{},value:{}}},trigger:{type:["object","null"],
additionalProperties:!1,properties:{type:{},value:{}}},clear_at_least:{type:["object","null"],additionalProperties:!1,properties:{type:{},value:{}}}}}}}}},definitions:{
cache:{type:["object","null"],additionalProperties:!1,properties:{type:{},ttl:{}}},tool:{type:"object",additionalProperties:!1,properties:{type:{},name:{},description:{},
input_schema:{},input_examples:{},strict:{},defer_loading:{},allowed_callers:{},eager_input_streaming:{},max_uses:{},max_content_tokens:{},allowed_domains:{},blocked_domains:{},
use_cache:{},response_inclusion:{},max_characters:{},display_width_px:{},display_height_px:{},display_number:{},enable_zoom:{},cache_control:{$ref:"#/definition\
s/cache"},citations:{type:["object","null"],additionalProperties:!1,properties:{enabled:{}}},user_location:{type:["object","null"],additionalProperties:!1,properties:{
type:{},city:{},region:{},country:{},timezone:{}}},configs:{type:["object","null"],additionalProperties:{type:["object","null"],additionalProperties:!1,properties:{
enabled:{},defer_loading:{}}}},url_sources:{type:["object","null"],additionalProperties:!1,properties:{client_tool_results:{type:["object","null"],additionalProperties:!1,
properties:{type:{},tools:{}}},server_tool_results:{type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}},user_input:{type:["object","nu\
ll"],additionalProperties:!1,properties:{type:{},tools:{}}}}}}}}},Je={type:["object","null"],additionalProperties:!1,properties:{type:{},ttl:{}}},ae={type:"obje\
ct",additionalProperties:!1,properties:{type:{},name:{},description:{},input_schema:{},input_examples:{},strict:{},defer_loading:{},allowed_callers:{},eager_input_streaming:{},
max_uses:{},max_content_tokens:{},allowed_domains:{},blocked_domains:{},use_cache:{},response_inclusion:{},max_characters:{},display_width_px:{},display_height_px:{},
display_number:{},enable_zoom:{},cache_control:{$ref:"#/definitions/cache"},citations:{type:["object","null"],additionalProperties:!1,properties:{enabled:{}}},user_location:{
type:["object","null"],additionalProperties:!1,properties:{type:{},city:{},region:{},country:{},timezone:{}}},configs:{type:["object","null"],additionalProperties:{
type:["object","null"],additionalProperties:!1,properties:{enabled:{},defer_loading:{}}}},url_sources:{type:["object","null"],additionalProperties:!1,properties:{
client_tool_results:{type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}},server_tool_results:{type:["object","null"],additionalProperties:!1,
properties:{type:{},tools:{}}},user_input:{type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}}}}}};function ge(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let j=e;for(let b in t)if(!Ke.call(ae.properties,b)){
return ge.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:ae,data:t}],!1;break}if(j===e){if(t.cache_control!==void 0){let b=t.cache_control,u=e,a=e;if(!(b&&typeof b=="object"&&!Array.
isArray(b))&&b!==null)return ge.errors=[{instancePath:s+"/cache_control",schemaPath:"#/definitions/cache/type",keyword:"type",params:{type:Je.type},message:"mus\
t be object,null",schema:Je.type,parentSchema:Je,data:b}],!1;if(e===a&&b&&typeof b=="object"&&!Array.isArray(b)){for(let f in b)if(!(f==="type"||f==="ttl")){return ge.
errors=[{instancePath:s+"/cache_control",schemaPath:"#/definitions/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"\
must NOT have additional properties",schema:!1,parentSchema:Je,data:b}],!1;break}}var o=u===e}else var o=!0;if(o){if(t.citations!==void 0){let b=t.citations,u=e;
if(!(b&&typeof b=="object"&&!Array.isArray(b))&&b!==null)return ge.errors=[{instancePath:s+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",
params:{type:ae.properties.citations.type},message:"must be object,null",schema:ae.properties.citations.type,parentSchema:ae.properties.citations,data:b}],!1;if(e===
u&&b&&typeof b=="object"&&!Array.isArray(b)){for(let f in b)if(f!=="enabled"){return ge.errors=[{instancePath:s+"/citations",schemaPath:"#/properties/citations/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,parentSchema:ae.properties.
citations,data:b}],!1;break}}var o=u===e}else var o=!0;if(o){if(t.user_location!==void 0){let b=t.user_location,u=e;if(!(b&&typeof b=="object"&&!Array.isArray(b))&&
b!==null)return ge.errors=[{instancePath:s+"/user_location",schemaPath:"#/properties/user_location/type",keyword:"type",params:{type:ae.properties.user_location.
type},message:"must be object,null",schema:ae.properties.user_location.type,parentSchema:ae.properties.user_location,data:b}],!1;if(e===u&&b&&typeof b=="object"&&
!Array.isArray(b)){for(let f in b)if(!(f==="type"||f==="city"||f==="region"||f==="country"||f==="timezone")){return ge.errors=[{instancePath:s+"/user_location",
schemaPath:"#/properties/user_location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional prop\
erties",schema:!1,parentSchema:ae.properties.user_location,data:b}],!1;break}}var o=u===e}else var o=!0;if(o){if(t.configs!==void 0){let b=t.configs,u=e;if(!(b&&
typeof b=="object"&&!Array.isArray(b))&&b!==null)return ge.errors=[{instancePath:s+"/configs",schemaPath:"#/properties/configs/type",keyword:"type",params:{type:ae.
properties.configs.type},message:"must be object,null",schema:ae.properties.configs.type,parentSchema:ae.properties.configs,data:b}],!1;if(e===u&&b&&typeof b=="\
object"&&!Array.isArray(b))for(let f in b){let l=b[f],m=e;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null)return ge.errors=[{instancePath:s+"/configs/"+
f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/configs/additionalProperties/type",keyword:"type",params:{type:ae.properties.configs.additionalProperties.
type},message:"must be object,null",schema:ae.properties.configs.additionalProperties.type,parentSchema:ae.properties.configs.additionalProperties,data:l}],!1;if(e===
m&&l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(!(h==="enabled"||h==="defer_loading")){return ge.errors=[{instancePath:s+"/configs/"+f.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/configs/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
message:"must NOT have additional properties",schema:!1,parentSchema:ae.properties.configs.additionalProperties,data:l}],!1;break}}var k=m===e;if(!k)break}var o=u===
e}else var o=!0;if(o)if(t.url_sources!==void 0){let b=t.url_sources,u=e;if(!(b&&typeof b=="object"&&!Array.isArray(b))&&b!==null)return ge.errors=[{instancePath:s+
"/url_sources",schemaPath:"#/properties/url_sources/type",keyword:"type",params:{type:ae.properties.url_sources.type},message:"must be object,null",schema:ae.properties.
url_sources.type,parentSchema:ae.properties.url_sources,data:b}],!1;if(e===u&&b&&typeof b=="object"&&!Array.isArray(b)){let f=e;for(let l in b)if(!(l==="client_\
tool_results"||l==="server_tool_results"||l==="user_input")){return ge.errors=[{instancePath:s+"/url_sources",schemaPath:"#/properties/url_sources/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:ae.properties.url_sources,
data:b}],!1;break}if(f===e){if(b.client_tool_results!==void 0){let l=b.client_tool_results,m=e;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null)return ge.
errors=[{instancePath:s+"/url_sources/client_tool_results",schemaPath:"#/properties/url_sources/properties/client_tool_results/type",keyword:"type",params:{type:ae.
properties.url_sources.properties.client_tool_results.type},message:"must be object,null",schema:ae.properties.url_sources.properties.client_tool_results.type,parentSchema:ae.
properties.url_sources.properties.client_tool_results,data:l}],!1;if(e===m&&l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(!(h==="type"||h==="tools")){
return ge.errors=[{instancePath:s+"/url_sources/client_tool_results",schemaPath:"#/properties/url_sources/properties/client_tool_results/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:ae.properties.url_sources.properties.client_tool_results,
data:l}],!1;break}}var _=m===e}else var _=!0;if(_){if(b.server_tool_results!==void 0){let l=b.server_tool_results,m=e;if(!(l&&typeof l=="object"&&!Array.isArray(
l))&&l!==null)return ge.errors=[{instancePath:s+"/url_sources/server_tool_results",schemaPath:"#/properties/url_sources/properties/server_tool_results/type",keyword:"\
type",params:{type:ae.properties.url_sources.properties.server_tool_results.type},message:"must be object,null",schema:ae.properties.url_sources.properties.server_tool_results.
type,parentSchema:ae.properties.url_sources.properties.server_tool_results,data:l}],!1;if(e===m&&l&&typeof l=="object"&&!Array.isArray(l)){for(let p in l)if(!(p===
"type"||p==="tools")){return ge.errors=[{instancePath:s+"/url_sources/server_tool_results",schemaPath:"#/properties/url_sources/properties/server_tool_results/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:ae.properties.
url_sources.properties.server_tool_results,data:l}],!1;break}}var _=m===e}else var _=!0;if(_)if(b.user_input!==void 0){let l=b.user_input,m=e;if(!(l&&typeof l==
"object"&&!Array.isArray(l))&&l!==null)return ge.errors=[{instancePath:s+"/url_sources/user_input",schemaPath:"#/properties/url_sources/properties/user_input/ty\
pe",keyword:"type",params:{type:ae.properties.url_sources.properties.user_input.type},message:"must be object,null",schema:ae.properties.url_sources.properties.
user_input.type,parentSchema:ae.properties.url_sources.properties.user_input,data:l}],!1;if(e===m&&l&&typeof l=="object"&&!Array.isArray(l)){for(let p in l)if(!(p===
"type"||p==="tools")){return ge.errors=[{instancePath:s+"/url_sources/user_input",schemaPath:"#/properties/url_sources/properties/user_input/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:ae.properties.url_sources.properties.
user_input,data:l}],!1;break}}var _=m===e}else var _=!0}}}var o=u===e}else var o=!0}}}}}else return ge.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ae.type,parentSchema:ae,data:t}],!1;return ge.errors=r,e===0}function J(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let u=e;for(let a in t)if(!Ke.call(N.properties,a)){
return J.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:N,data:t}],!1;break}if(u===e){if(t.metadata!==void 0){let a=t.metadata,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&
a!==null)return J.errors=[{instancePath:s+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:N.properties.metadata.type},message:"m\
ust be object,null",schema:N.properties.metadata.type,parentSchema:N.properties.metadata,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)
if(l!=="user_id"){return J.errors=[{instancePath:s+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.metadata,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.billing_policy!==
void 0){let a=t.billing_policy,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return J.errors=[{instancePath:s+"/billing_policy",schemaPath:"#/pro\
perties/billing_policy/type",keyword:"type",params:{type:N.properties.billing_policy.type},message:"must be object,null",schema:N.properties.billing_policy.type,
parentSchema:N.properties.billing_policy,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!(m==="type"||m==="bill_to")){return J.
errors=[{instancePath:s+"/billing_policy",schemaPath:"#/properties/billing_policy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.billing_policy,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.diagnostics!==
void 0){let a=t.diagnostics,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return J.errors=[{instancePath:s+"/diagnostics",schemaPath:"#/propertie\
s/diagnostics/type",keyword:"type",params:{type:N.properties.diagnostics.type},message:"must be object,null",schema:N.properties.diagnostics.type,parentSchema:N.
properties.diagnostics,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(m!=="previous_message_id"){return J.errors=[{instancePath:s+
"/diagnostics",schemaPath:"#/properties/diagnostics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:N.properties.diagnostics,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.compaction!==void 0){let a=t.compaction,
f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return J.errors=[{instancePath:s+"/compaction",schemaPath:"#/properties/compaction/type",keyword:"t\
ype",params:{type:N.properties.compaction.type},message:"must be object,null",schema:N.properties.compaction.type,parentSchema:N.properties.compaction,data:a}],
!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!(m==="type"||m==="instructions")){return J.errors=[{instancePath:s+"/compaction",schemaPath:"\
#/properties/compaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.compaction,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.tool_choice!==void 0){let a=t.tool_choice,f=e;if(!(a&&typeof a=="ob\
ject"&&!Array.isArray(a))&&a!==null)return J.errors=[{instancePath:s+"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:N.properties.
tool_choice.type},message:"must be object,null",schema:N.properties.tool_choice.type,parentSchema:N.properties.tool_choice,data:a}],!1;if(e===f&&a&&typeof a=="o\
bject"&&!Array.isArray(a)){for(let m in a)if(!(m==="type"||m==="name"||m==="disable_parallel_tool_use")){return J.errors=[{instancePath:s+"/tool_choice",schemaPath:"\
#/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.tool_choice,data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.thinking!==void 0){let a=t.thinking,f=e;if(!(a&&typeof a=="object"&&
!Array.isArray(a))&&a!==null)return J.errors=[{instancePath:s+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type:N.properties.thinking.
type},message:"must be object,null",schema:N.properties.thinking.type,parentSchema:N.properties.thinking,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(
a)){let m=e;for(let h in a)if(!(h==="type"||h==="budget_tokens"||h==="display"||h==="block_binding")){return J.errors=[{instancePath:s+"/thinking",schemaPath:"#\
/properties/thinking/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.thinking,data:a}],!1;break}if(m===e&&a.block_binding!==void 0){let h=a.block_binding,p=e;if(!(h&&typeof h=="object"&&!Array.isArray(h))&&
h!==null)return J.errors=[{instancePath:s+"/thinking/block_binding",schemaPath:"#/properties/thinking/properties/block_binding/type",keyword:"type",params:{type:N.
properties.thinking.properties.block_binding.type},message:"must be object,null",schema:N.properties.thinking.properties.block_binding.type,parentSchema:N.properties.
thinking.properties.block_binding,data:h}],!1;if(e===p&&h&&typeof h=="object"&&!Array.isArray(h)){for(let n in h)if(n!=="prefix_mismatch_behavior"){return J.errors=
[{instancePath:s+"/thinking/block_binding",schemaPath:"#/properties/thinking/properties/block_binding/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.thinking.properties.block_binding,data:h}],!1;break}}}}var o=f===
e}else var o=!0;if(o){if(t.output_config!==void 0){let a=t.output_config,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return J.errors=[{instancePath:s+
"/output_config",schemaPath:"#/properties/output_config/type",keyword:"type",params:{type:N.properties.output_config.type},message:"must be object,null",schema:N.
properties.output_config.type,parentSchema:N.properties.output_config,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){let m=e;for(let h in a)if(!(h===
"effort"||h==="format"||h==="task_budget")){return J.errors=[{instancePath:s+"/output_config",schemaPath:"#/properties/output_config/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.output_config,data:a}],!1;
break}if(m===e){if(a.format!==void 0){let h=a.format,p=e;if(!(h&&typeof h=="object"&&!Array.isArray(h))&&h!==null)return J.errors=[{instancePath:s+"/output_conf\
ig/format",schemaPath:"#/properties/output_config/properties/format/type",keyword:"type",params:{type:N.properties.output_config.properties.format.type},message:"\
must be object,null",schema:N.properties.output_config.properties.format.type,parentSchema:N.properties.output_config.properties.format,data:h}],!1;if(e===p&&h&&
typeof h=="object"&&!Array.isArray(h)){for(let n in h)if(!(n==="type"||n==="schema")){return J.errors=[{instancePath:s+"/output_config/format",schemaPath:"#/pro\
perties/output_config/properties/format/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:N.properties.output_config.properties.format,data:h}],!1;break}}var k=p===e}else var k=!0;if(k)if(a.task_budget!==void 0){let h=a.
task_budget,p=e;if(!(h&&typeof h=="object"&&!Array.isArray(h))&&h!==null)return J.errors=[{instancePath:s+"/output_config/task_budget",schemaPath:"#/properties/\
output_config/properties/task_budget/type",keyword:"type",params:{type:N.properties.output_config.properties.task_budget.type},message:"must be object,null",schema:N.
properties.output_config.properties.task_budget.type,parentSchema:N.properties.output_config.properties.task_budget,data:h}],!1;if(e===p&&h&&typeof h=="object"&&
!Array.isArray(h)){for(let v in h)if(!(v==="type"||v==="total"||v==="remaining")){return J.errors=[{instancePath:s+"/output_config/task_budget",schemaPath:"#/pr\
operties/output_config/properties/task_budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},message:"must NOT have addition\
al properties",schema:!1,parentSchema:N.properties.output_config.properties.task_budget,data:h}],!1;break}}var k=p===e}else var k=!0}}var o=f===e}else var o=!0;
if(o){if(t.output_format!==void 0){let a=t.output_format,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return J.errors=[{instancePath:s+"/output_\
format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type:N.properties.output_format.type},message:"must be object,null",schema:N.properties.
output_format.type,parentSchema:N.properties.output_format,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a)if(!(m==="type"||m==="\
schema")){return J.errors=[{instancePath:s+"/output_format",schemaPath:"#/properties/output_format/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.output_format,data:a}],!1;break}}var o=f===e}else var o=!0;
if(o){if(t.cache_control!==void 0){let a=t.cache_control,f=e,l=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return J.errors=[{instancePath:s+"/cac\
he_control",schemaPath:"#/definitions/cache/type",keyword:"type",params:{type:Je.type},message:"must be object,null",schema:Je.type,parentSchema:Je,data:a}],!1;
if(e===l&&a&&typeof a=="object"&&!Array.isArray(a)){for(let h in a)if(!(h==="type"||h==="ttl")){return J.errors=[{instancePath:s+"/cache_control",schemaPath:"#/\
definitions/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:Je,
data:a}],!1;break}}var o=f===e}else var o=!0;if(o){if(t.tools!==void 0){let a=t.tools,f=e;if(!Array.isArray(a)&&a!==null)return J.errors=[{instancePath:s+"/tool\
s",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:N.properties.tools.type},message:"must be array,null",schema:N.properties.tools.type,parentSchema:N.
properties.tools,data:a}],!1;if(e===f&&Array.isArray(a)){var _=!0;let m=a.length;for(let h=0;h<m;h++){let p=e;ge(a[h],{instancePath:s+"/tools/"+h,parentData:a,parentDataProperty:h,
rootData:R})||(r=r===null?ge.errors:r.concat(ge.errors),e=r.length);var _=p===e;if(!_)break}}var o=f===e}else var o=!0;if(o)if(t.context_management!==void 0){let a=t.
context_management,f=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return J.errors=[{instancePath:s+"/context_management",schemaPath:"#/properties/\
context_management/type",keyword:"type",params:{type:N.properties.context_management.type},message:"must be object,null",schema:N.properties.context_management.
type,parentSchema:N.properties.context_management,data:a}],!1;if(e===f&&a&&typeof a=="object"&&!Array.isArray(a)){let m=e;for(let h in a)if(h!=="edits"){return J.
errors=[{instancePath:s+"/context_management",schemaPath:"#/properties/context_management/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.context_management,data:a}],!1;break}if(m===e&&a.edits!==void 0){let h=a.edits,
p=e;if(!Array.isArray(h)&&h!==null)return J.errors=[{instancePath:s+"/context_management/edits",schemaPath:"#/properties/context_management/properties/edits/typ\
e",keyword:"type",params:{type:N.properties.context_management.properties.edits.type},message:"must be array,null",schema:N.properties.context_management.properties.
edits.type,parentSchema:N.properties.context_management.properties.edits,data:h}],!1;if(e===p&&Array.isArray(h)){var j=!0;let n=h.length;for(let v=0;v<n;v++){let d=h[v],
y=e;if(e===y)if(d&&typeof d=="object"&&!Array.isArray(d)){let A=e;for(let c in d)if(!(c==="type"||c==="instructions"||c==="pause_after_compaction"||c==="clear_t\
ool_inputs"||c==="exclude_tools"||c==="keep"||c==="trigger"||c==="clear_at_least")){return J.errors=[{instancePath:s+"/context_management/edits/"+v,schemaPath:"\
#/properties/context_management/properties/edits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have\
 additional properties",schema:!1,parentSchema:N.properties.context_management.properties.edits.items,data:d}],!1;break}if(A===e){if(d.keep!==void 0){let c=d.keep,
g=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&typeof c!="string"&&c!==null)return J.errors=[{instancePath:s+"/context_management/edits/"+v+"/keep",schemaPath:"\
#/properties/context_management/properties/edits/items/properties/keep/type",keyword:"type",params:{type:N.properties.context_management.properties.edits.items.
properties.keep.type},message:"must be object,string,null",schema:N.properties.context_management.properties.edits.items.properties.keep.type,parentSchema:N.properties.
context_management.properties.edits.items.properties.keep,data:c}],!1;if(e===g&&c&&typeof c=="object"&&!Array.isArray(c)){for(let w in c)if(!(w==="type"||w==="v\
alue")){return J.errors=[{instancePath:s+"/context_management/edits/"+v+"/keep",schemaPath:"#/properties/context_management/properties/edits/items/properties/ke\
ep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.
context_management.properties.edits.items.properties.keep,data:c}],!1;break}}var b=g===e}else var b=!0;if(b){if(d.trigger!==void 0){let c=d.trigger,g=e;if(!(c&&
typeof c=="object"&&!Array.isArray(c))&&c!==null)return J.errors=[{instancePath:s+"/context_management/edits/"+v+"/trigger",schemaPath:"#/properties/context_man\
agement/properties/edits/items/properties/trigger/type",keyword:"type",params:{type:N.properties.context_management.properties.edits.items.properties.trigger.type},
message:"must be object,null",schema:N.properties.context_management.properties.edits.items.properties.trigger.type,parentSchema:N.properties.context_management.
properties.edits.items.properties.trigger,data:c}],!1;if(e===g&&c&&typeof c=="object"&&!Array.isArray(c)){for(let P in c)if(!(P==="type"||P==="value")){return J.
errors=[{instancePath:s+"/context_management/edits/"+v+"/trigger",schemaPath:"#/properties/context_management/properties/edits/items/properties/trigger/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.context_management.
properties.edits.items.properties.trigger,data:c}],!1;break}}var b=g===e}else var b=!0;if(b)if(d.clear_at_least!==void 0){let c=d.clear_at_least,g=e;if(!(c&&typeof c==
"object"&&!Array.isArray(c))&&c!==null)return J.errors=[{instancePath:s+"/context_management/edits/"+v+"/clear_at_least",schemaPath:"#/properties/context_manage\
ment/properties/edits/items/properties/clear_at_least/type",keyword:"type",params:{type:N.properties.context_management.properties.edits.items.properties.clear_at_least.
type},message:"must be object,null",schema:N.properties.context_management.properties.edits.items.properties.clear_at_least.type,parentSchema:N.properties.context_management.
properties.edits.items.properties.clear_at_least,data:c}],!1;if(e===g&&c&&typeof c=="object"&&!Array.isArray(c)){for(let P in c)if(!(P==="type"||P==="value")){return J.
errors=[{instancePath:s+"/context_management/edits/"+v+"/clear_at_least",schemaPath:"#/properties/context_management/properties/edits/items/properties/clear_at_\
least/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"must NOT have additional properties",schema:!1,parentSchema:N.
properties.context_management.properties.edits.items.properties.clear_at_least,data:c}],!1;break}}var b=g===e}else var b=!0}}}else return J.errors=[{instancePath:s+
"/context_management/edits/"+v,schemaPath:"#/properties/context_management/properties/edits/items/type",keyword:"type",params:{type:"object"},message:"must be o\
bject",schema:N.properties.context_management.properties.edits.items.type,parentSchema:N.properties.context_management.properties.edits.items,data:d}],!1;var j=y===
e;if(!j)break}}}}var o=f===e}else var o=!0}}}}}}}}}}}else return J.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:N.type,parentSchema:N,data:t}],!1;return J.errors=r,e===0}var Or=Ue,Pe={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodi\
es whose parts cost no more tokens than their bytes, or are images. Others may cost anything: documents other than text, results of tools that the upstream ran \
with text that the body does not contain, and parts or members that are not listed.",type:"object",properties:{system:{anyOf:[{type:["string","null"]},{type:"ar\
ray",items:{$ref:"#/definitions/text"}}]},messages:{type:"array",items:{type:"object",additionalProperties:!1,properties:{role:{},content:{if:{type:"array"},then:{
type:"array",items:{$ref:"#/definitions/part"}},else:{type:"string"}}}}}},definitions:{text:{type:"object",required:["type"],additionalProperties:!1,properties:{
type:{const:"text"},text:{},cache_control:{},citations:{}}},part:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image",
"document","search_result","thinking","redacted_thinking","tool_use","tool_result","server_tool_use","tool_search_tool_result","mcp_tool_use","mcp_tool_result",
"tool_addition","tool_removal","compaction","fallback"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},thinking:{},signature:{},data:{},
id:{},name:{},input:{},caller:{},toolset_name:{},tool_use_id:{},is_error:{},server_name:{},tool:{},encrypted_content:{},from:{},to:{},trigger:{},source:{},content:{}},
allOf:[{$ref:"#/definitions/sources"},{if:{properties:{type:{enum:["tool_result","mcp_tool_result"]}}},then:{properties:{content:{if:{type:"array"},then:{type:"\
array",items:{$ref:"#/definitions/inner"}},else:{type:["string","null"]}}}}},{if:{properties:{type:{const:"search_result"}}},then:{properties:{content:{type:"ar\
ray",items:{$ref:"#/definitions/text"}}}}}]},inner:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","document","s\
earch_result","tool_reference","browser_state"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},tool_name:{},tabs:{},state_changes:{},
source:{},content:{}},allOf:[{$ref:"#/definitions/sources"}]},sources:{type:"object",allOf:[{if:{properties:{type:{const:"image"}}},then:{required:["source"],properties:{
source:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["base64","url"]},data:{},media_type:{},url:{},file_id:{},content:{if:{type:"\
array"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}},{if:{properties:{type:{const:"document"}}},then:{required:["source"],properties:{
source:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","content"]},data:{},media_type:{},url:{},file_id:{},content:{if:{
type:"array"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}}]}}},ye={type:"object",required:["type"],additionalProperties:!1,properties:{
type:{const:"text"},text:{},cache_control:{},citations:{}}},ve={type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","\
document","search_result","thinking","redacted_thinking","tool_use","tool_result","server_tool_use","tool_search_tool_result","mcp_tool_use","mcp_tool_result","\
tool_addition","tool_removal","compaction","fallback"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},thinking:{},signature:{},data:{},
id:{},name:{},input:{},caller:{},toolset_name:{},tool_use_id:{},is_error:{},server_name:{},tool:{},encrypted_content:{},from:{},to:{},trigger:{},source:{},content:{}},
allOf:[{$ref:"#/definitions/sources"},{if:{properties:{type:{enum:["tool_result","mcp_tool_result"]}}},then:{properties:{content:{if:{type:"array"},then:{type:"\
array",items:{$ref:"#/definitions/inner"}},else:{type:["string","null"]}}}}},{if:{properties:{type:{const:"search_result"}}},then:{properties:{content:{type:"ar\
ray",items:{$ref:"#/definitions/text"}}}}}]},Z={type:"object",allOf:[{if:{properties:{type:{const:"image"}}},then:{required:["source"],properties:{source:{type:"\
object",required:["type"],additionalProperties:!1,properties:{type:{enum:["base64","url"]},data:{},media_type:{},url:{},file_id:{},content:{if:{type:"array"},then:{
type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}},{if:{properties:{type:{const:"document"}}},then:{required:["source"],properties:{source:{
type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","content"]},data:{},media_type:{},url:{},file_id:{},content:{if:{type:"ar\
ray"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}}]};function ie(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t)))return ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Z.type,parentSchema:Z,data:t}],!1;let o=e,k=e,_=!0,j=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="image"){let v={};
r===null?r=[v]:r.push(v),e++}var b=j===e;if(e=k,r!==null&&(k?r.length=k:r=null),b){let v=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.source===void 0&&
(y="source"))return ie.errors=[{instancePath:s,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty:y},message:"must have required pr\
operty '"+y+"'",schema:Z.allOf[0].then.required,parentSchema:Z.allOf[0].then,data:t}],!1;if(t.source!==void 0){let i=t.source;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let c;if(i.type===void 0&&(c="type"))return ie.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/required",keyword:"\
required",params:{missingProperty:c},message:"must have required property '"+c+"'",schema:Z.allOf[0].then.properties.source.required,parentSchema:Z.allOf[0].then.
properties.source,data:i}],!1;{let g=e;for(let w in i)if(!(w==="type"||w==="data"||w==="media_type"||w==="url"||w==="file_id"||w==="content")){return ie.errors=
[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"\
must NOT have additional properties",schema:!1,parentSchema:Z.allOf[0].then.properties.source,data:i}],!1;break}if(g===e){if(i.type!==void 0){let w=i.type,P=e;if(!(w===
"base64"||w==="url"))return ie.errors=[{instancePath:s+"/source/type",schemaPath:"#/allOf/0/then/properties/source/properties/type/enum",keyword:"enum",params:{
allowedValues:Z.allOf[0].then.properties.source.properties.type.enum},message:"must be equal to one of the allowed values",schema:Z.allOf[0].then.properties.source.
properties.type.enum,parentSchema:Z.allOf[0].then.properties.source.properties.type,data:w}],!1;var u=P===e}else var u=!0;if(u)if(i.content!==void 0){let w=i.content,
P=e,S=e,O=!0,x=e;if(!Array.isArray(w)){let G={};r===null?r=[G]:r.push(G),e++}var a=x===e;e=S,r!==null&&(S?r.length=S:r=null);let q;if(a){let G=e;if(e===G)if(Array.
isArray(w)){var f=!0;let B=w.length;for(let Y=0;Y<B;Y++){let L=w[Y],ue=e;if(e===e)if(L&&typeof L=="object"&&!Array.isArray(L)){let le;if(L.type===void 0&&(le="t\
ype"))return ie.errors=[{instancePath:s+"/source/content/"+Y,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:le},message:"mu\
st have required property '"+le+"'",schema:ye.required,parentSchema:ye,data:L}],!1;{let X=e;for(let ke in L)if(!(ke==="type"||ke==="text"||ke==="cache_control"||
ke==="citations")){return ie.errors=[{instancePath:s+"/source/content/"+Y,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:ke},message:"must NOT have additional properties",schema:!1,parentSchema:ye,data:L}],!1;break}if(X===e&&L.type!==void 0){let ke=L.type;if(ke!==
"text")return ie.errors=[{instancePath:s+"/source/content/"+Y+"/type",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"\
text"},message:"must be equal to constant",schema:"text",parentSchema:ye.properties.type,data:ke}],!1}}}else return ie.errors=[{instancePath:s+"/source/content/"+
Y,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ye.type,parentSchema:ye,data:L}],!1;var f=ue===e;if(!f)
break}}else return ie.errors=[{instancePath:s+"/source/content",schemaPath:"#/allOf/0/then/properties/source/properties/content/then/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:Z.allOf[0].then.properties.source.properties.content.then.type,parentSchema:Z.allOf[0].then.properties.source.properties.
content.then,data:w}],!1;var a=G===e;O=a,q="then"}else{let G=e;if(typeof w!="string")return ie.errors=[{instancePath:s+"/source/content",schemaPath:"#/allOf/0/t\
hen/properties/source/properties/content/else/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.allOf[0].then.properties.source.properties.
content.else.type,parentSchema:Z.allOf[0].then.properties.source.properties.content.else,data:w}],!1;var a=G===e;O=a,q="else"}if(!O){let G={instancePath:s+"/sou\
rce/content",schemaPath:"#/allOf/0/then/properties/source/properties/content/if",keyword:"if",params:{failingKeyword:q},message:'must match "'+q+'" schema',schema:Z.
allOf[0].then.properties.source.properties.content.if,parentSchema:Z.allOf[0].then.properties.source.properties.content,data:w};return r===null?r=[G]:r.push(G),
e++,ie.errors=r,!1}var u=P===e}else var u=!0}}}else return ie.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Z.allOf[0].then.properties.source.type,parentSchema:Z.allOf[0].then.properties.source,data:i}],!1}}var b=v===
e;_=b}if(!_){let v={instancePath:s,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Z.allOf[0].if,
parentSchema:Z.allOf[0],data:t};return r===null?r=[v]:r.push(v),e++,ie.errors=r,!1}var l=o===e;if(l){let v=e,d=e,y=!0,i=e;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.type!==void 0&&t.type!=="document"){let c={};r===null?r=[c]:r.push(c),e++}var m=i===e;if(e=d,r!==null&&(d?r.length=d:r=null),m){let c=e;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){let w;if(t.source===void 0&&(w="source"))return ie.errors=[{instancePath:s,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{
missingProperty:w},message:"must have required property '"+w+"'",schema:Z.allOf[1].then.required,parentSchema:Z.allOf[1].then,data:t}],!1;if(t.source!==void 0){
let P=t.source;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(P)){let O;if(P.type===void 0&&(O="type"))return ie.errors=[{instancePath:s+"/source",schemaPath:"\
#/allOf/1/then/properties/source/required",keyword:"required",params:{missingProperty:O},message:"must have required property '"+O+"'",schema:Z.allOf[1].then.properties.
source.required,parentSchema:Z.allOf[1].then.properties.source,data:P}],!1;{let x=e;for(let q in P)if(!(q==="type"||q==="data"||q==="media_type"||q==="url"||q===
"file_id"||q==="content")){return ie.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/1/then/properties/source/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:q},message:"must NOT have additional properties",schema:!1,parentSchema:Z.allOf[1].then.properties.source,data:P}],!1;break}
if(x===e){if(P.type!==void 0){let q=P.type,V=e;if(!(q==="text"||q==="content"))return ie.errors=[{instancePath:s+"/source/type",schemaPath:"#/allOf/1/then/prope\
rties/source/properties/type/enum",keyword:"enum",params:{allowedValues:Z.allOf[1].then.properties.source.properties.type.enum},message:"must be equal to one of\
 the allowed values",schema:Z.allOf[1].then.properties.source.properties.type.enum,parentSchema:Z.allOf[1].then.properties.source.properties.type,data:q}],!1;var h=V===
e}else var h=!0;if(h)if(P.content!==void 0){let q=P.content,V=e,G=e,oe=!0,B=e;if(!Array.isArray(q)){let ue={};r===null?r=[ue]:r.push(ue),e++}var p=B===e;e=G,r!==
null&&(G?r.length=G:r=null);let Y;if(p){let ue=e;if(e===ue)if(Array.isArray(q)){var n=!0;let ne=q.length;for(let le=0;le<ne;le++){let X=q[le],ke=e;if(e===e)if(X&&
typeof X=="object"&&!Array.isArray(X)){let Te;if(X.type===void 0&&(Te="type"))return ie.errors=[{instancePath:s+"/source/content/"+le,schemaPath:"#/definitions/\
text/required",keyword:"required",params:{missingProperty:Te},message:"must have required property '"+Te+"'",schema:ye.required,parentSchema:ye,data:X}],!1;{let ce=e;
for(let Ae in X)if(!(Ae==="type"||Ae==="text"||Ae==="cache_control"||Ae==="citations")){return ie.errors=[{instancePath:s+"/source/content/"+le,schemaPath:"#/de\
finitions/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Ae},message:"must NOT have additional properties",schema:!1,parentSchema:ye,
data:X}],!1;break}if(ce===e&&X.type!==void 0){let Ae=X.type;if(Ae!=="text")return ie.errors=[{instancePath:s+"/source/content/"+le+"/type",schemaPath:"#/definit\
ions/text/properties/type/const",keyword:"const",params:{allowedValue:"text"},message:"must be equal to constant",schema:"text",parentSchema:ye.properties.type,
data:Ae}],!1}}}else return ie.errors=[{instancePath:s+"/source/content/"+le,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ye.type,parentSchema:ye,data:X}],!1;var n=ke===e;if(!n)break}}else return ie.errors=[{instancePath:s+"/source/content",schemaPath:"#/allO\
f/1/then/properties/source/properties/content/then/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Z.allOf[1].then.properties.source.properties.
content.then.type,parentSchema:Z.allOf[1].then.properties.source.properties.content.then,data:q}],!1;var p=ue===e;oe=p,Y="then"}else{let ue=e;if(typeof q!="stri\
ng")return ie.errors=[{instancePath:s+"/source/content",schemaPath:"#/allOf/1/then/properties/source/properties/content/else/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Z.allOf[1].then.properties.source.properties.content.else.type,parentSchema:Z.allOf[1].then.properties.source.properties.
content.else,data:q}],!1;var p=ue===e;oe=p,Y="else"}if(!oe){let ue={instancePath:s+"/source/content",schemaPath:"#/allOf/1/then/properties/source/properties/con\
tent/if",keyword:"if",params:{failingKeyword:Y},message:'must match "'+Y+'" schema',schema:Z.allOf[1].then.properties.source.properties.content.if,parentSchema:Z.
allOf[1].then.properties.source.properties.content,data:q};return r===null?r=[ue]:r.push(ue),e++,ie.errors=r,!1}var h=V===e}else var h=!0}}}else return ie.errors=
[{instancePath:s+"/source",schemaPath:"#/allOf/1/then/properties/source/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.allOf[1].then.
properties.source.type,parentSchema:Z.allOf[1].then.properties.source,data:P}],!1}}var m=c===e;y=m}if(!y){let c={instancePath:s,schemaPath:"#/allOf/1/if",keyword:"\
if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Z.allOf[1].if,parentSchema:Z.allOf[1],data:t};return r===null?r=[c]:r.push(c),e++,ie.
errors=r,!1}var l=v===e}return ie.errors=r,e===0}var Xe={type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","documen\
t","search_result","tool_reference","browser_state"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},tool_name:{},tabs:{},state_changes:{},
source:{},content:{}},allOf:[{$ref:"#/definitions/sources"}]};function He(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,
e=0;if(ie(t,{instancePath:s,parentData:se,parentDataProperty:re,rootData:R})||(r=r===null?ie.errors:r.concat(ie.errors),e=r.length),e===0)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){let o;if(t.type===void 0&&(o="type"))return He.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},
message:"must have required property '"+o+"'",schema:Xe.required,parentSchema:Xe,data:t}],!1;{let k=e;for(let _ in t)if(!Ke.call(Xe.properties,_)){return He.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",
schema:!1,parentSchema:Xe,data:t}],!1;break}if(k===e&&t.type!==void 0){let _=t.type;if(!(_==="text"||_==="image"||_==="document"||_==="search_result"||_==="tool\
_reference"||_==="browser_state"))return He.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Xe.properties.
type.enum},message:"must be equal to one of the allowed values",schema:Xe.properties.type.enum,parentSchema:Xe.properties.type,data:_}],!1}}}else return He.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Xe.type,parentSchema:Xe,data:t}],!1;return He.errors=
r,e===0}function Se(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0,o=e;ie(t,{instancePath:s,parentData:se,parentDataProperty:re,
rootData:R})||(r=r===null?ie.errors:r.concat(ie.errors),e=r.length);var k=o===e;if(k){let f=e,l=e,m=!0,h=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==
void 0){let n=t.type;if(!(n==="tool_result"||n==="mcp_tool_result")){let v={};r===null?r=[v]:r.push(v),e++}}var _=h===e;if(e=l,r!==null&&(l?r.length=l:r=null),_){
let n=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.content!==void 0){let d=t.content,y=e,i=!0,A=e;if(!Array.isArray(d)){let g={};r===null?r=[g]:r.push(g),e++}
var j=A===e;e=y,r!==null&&(y?r.length=y:r=null);let c;if(j){let g=e;if(e===g)if(Array.isArray(d)){var b=!0;let P=d.length;for(let S=0;S<P;S++){let O=e;He(d[S],{
instancePath:s+"/content/"+S,parentData:d,parentDataProperty:S,rootData:R})||(r=r===null?He.errors:r.concat(He.errors),e=r.length);var b=O===e;if(!b)break}}else
return Se.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/then/type",keyword:"type",params:{type:"array"},message:"must be arra\
y",schema:ve.allOf[1].then.properties.content.then.type,parentSchema:ve.allOf[1].then.properties.content.then,data:d}],!1;var j=g===e;i=j,c="then"}else{let g=e;
if(typeof d!="string"&&d!==null)return Se.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/else/type",keyword:"type",params:{type:ve.
allOf[1].then.properties.content.else.type},message:"must be string,null",schema:ve.allOf[1].then.properties.content.else.type,parentSchema:ve.allOf[1].then.properties.
content.else,data:d}],!1;var j=g===e;i=j,c="else"}if(!i){let g={instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/if",keyword:"if",params:{
failingKeyword:c},message:'must match "'+c+'" schema',schema:ve.allOf[1].then.properties.content.if,parentSchema:ve.allOf[1].then.properties.content,data:d};return r===
null?r=[g]:r.push(g),e++,Se.errors=r,!1}}var _=n===e;m=_}if(!m){let n={instancePath:s,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:ve.allOf[1].if,parentSchema:ve.allOf[1],data:t};return r===null?r=[n]:r.push(n),e++,Se.errors=r,!1}var k=f===e;if(k){let n=e,v=e,
d=!0,y=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="search_result"){let A={};r===null?r=[A]:r.push(A),e++}var u=y===e;if(e=v,r!==null&&
(v?r.length=v:r=null),u){let A=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.content!==void 0){let g=t.content;if(e===e)if(Array.isArray(g)){var a=!0;let P=g.
length;for(let S=0;S<P;S++){let O=g[S],x=e;if(e===e)if(O&&typeof O=="object"&&!Array.isArray(O)){let G;if(O.type===void 0&&(G="type"))return Se.errors=[{instancePath:s+
"/content/"+S,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:G},message:"must have required property '"+G+"'",schema:ye.required,
parentSchema:ye,data:O}],!1;{let oe=e;for(let B in O)if(!(B==="type"||B==="text"||B==="cache_control"||B==="citations")){return Se.errors=[{instancePath:s+"/con\
tent/"+S,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:B},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:ye,data:O}],!1;break}if(oe===e&&O.type!==void 0){let B=O.type;if(B!=="text")return Se.errors=[{instancePath:s+"/content/"+S+"/ty\
pe",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"text"},message:"must be equal to constant",schema:"text",parentSchema:ye.
properties.type,data:B}],!1}}}else return Se.errors=[{instancePath:s+"/content/"+S,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ye.type,parentSchema:ye,data:O}],!1;var a=x===e;if(!a)break}}else return Se.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/2/then\
/properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ve.allOf[2].then.properties.content.type,parentSchema:ve.allOf[2].
then.properties.content,data:g}],!1}var u=A===e;d=u}if(!d){let A={instancePath:s,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:ve.allOf[2].if,parentSchema:ve.allOf[2],data:t};return r===null?r=[A]:r.push(A),e++,Se.errors=r,!1}var k=n===e}}if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let f;if(t.type===void 0&&(f="type"))return Se.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f},message:"must have required property '"+f+"'",schema:ve.required,parentSchema:ve,data:t}],!1;{let l=e;for(let m in t)if(!Ke.call(ve.properties,
m)){return Se.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:ve,data:t}],!1;break}if(l===e&&t.type!==void 0){let m=t.type;if(!(m==="text"||m==="image"||m==="document"||m==="sear\
ch_result"||m==="thinking"||m==="redacted_thinking"||m==="tool_use"||m==="tool_result"||m==="server_tool_use"||m==="tool_search_tool_result"||m==="mcp_tool_use"||
m==="mcp_tool_result"||m==="tool_addition"||m==="tool_removal"||m==="compaction"||m==="fallback"))return Se.errors=[{instancePath:s+"/type",schemaPath:"#/proper\
ties/type/enum",keyword:"enum",params:{allowedValues:ve.properties.type.enum},message:"must be equal to one of the allowed values",schema:ve.properties.type.enum,
parentSchema:ve.properties.type,data:m}],!1}}}else return Se.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object",schema:ve.type,parentSchema:ve,data:t}],!1;return Se.errors=r,e===0}function Ue(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.system!==void 0){let a=t.system,f=e,l=e,m=!1,h=e;if(typeof a!="string"&&a!==null){let p={
instancePath:s+"/system",schemaPath:"#/properties/system/anyOf/0/type",keyword:"type",params:{type:Pe.properties.system.anyOf[0].type},message:"must be string,n\
ull",schema:Pe.properties.system.anyOf[0].type,parentSchema:Pe.properties.system.anyOf[0],data:a};r===null?r=[p]:r.push(p),e++}var o=h===e;if(m=m||o,!m){let p=e;
if(e===p)if(Array.isArray(a)){var k=!0;let v=a.length;for(let d=0;d<v;d++){let y=a[d],i=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let g;if(y.type===
void 0&&(g="type")){let w={instancePath:s+"/system/"+d,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:g},message:"must have\
 required property '"+g+"'",schema:ye.required,parentSchema:ye,data:y};r===null?r=[w]:r.push(w),e++}else{let w=e;for(let P in y)if(!(P==="type"||P==="text"||P===
"cache_control"||P==="citations")){let S={instancePath:s+"/system/"+d,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:P},message:"must NOT have additional properties",schema:!1,parentSchema:ye,data:y};r===null?r=[S]:r.push(S),e++;break}if(w===e&&y.type!==void 0){
let P=y.type;if(P!=="text"){let S={instancePath:s+"/system/"+d+"/type",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"\
text"},message:"must be equal to constant",schema:"text",parentSchema:ye.properties.type,data:P};r===null?r=[S]:r.push(S),e++}}}}else{let g={instancePath:s+"/sy\
stem/"+d,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ye.type,parentSchema:ye,data:y};r===null?r=[
g]:r.push(g),e++}var k=i===e;if(!k)break}}else{let v={instancePath:s+"/system",schemaPath:"#/properties/system/anyOf/1/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:Pe.properties.system.anyOf[1].type,parentSchema:Pe.properties.system.anyOf[1],data:a};r===null?r=[v]:r.push(v),e++}var o=p===e;m=
m||o}if(m)e=l,r!==null&&(l?r.length=l:r=null);else{let p={instancePath:s+"/system",schemaPath:"#/properties/system/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf",schema:Pe.properties.system.anyOf,parentSchema:Pe.properties.system,data:a};return r===null?r=[p]:r.push(p),e++,Ue.errors=r,!1}var _=f===
e}else var _=!0;if(_)if(t.messages!==void 0){let a=t.messages,f=e;if(e===f)if(Array.isArray(a)){var j=!0;let m=a.length;for(let h=0;h<m;h++){let p=a[h],n=e;if(e===
n)if(p&&typeof p=="object"&&!Array.isArray(p)){let d=e;for(let y in p)if(!(y==="role"||y==="content")){return Ue.errors=[{instancePath:s+"/messages/"+h,schemaPath:"\
#/properties/messages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties",schema:!1,
parentSchema:Pe.properties.messages.items,data:p}],!1;break}if(d===e&&p.content!==void 0){let y=p.content,i=e,A=!0,c=e;if(!Array.isArray(y)){let w={};r===null?r=
[w]:r.push(w),e++}var b=c===e;e=i,r!==null&&(i?r.length=i:r=null);let g;if(b){let w=e;if(e===w)if(Array.isArray(y)){var u=!0;let S=y.length;for(let O=0;O<S;O++){
let x=e;Se(y[O],{instancePath:s+"/messages/"+h+"/content/"+O,parentData:y,parentDataProperty:O,rootData:R})||(r=r===null?Se.errors:r.concat(Se.errors),e=r.length);
var u=x===e;if(!u)break}}else return Ue.errors=[{instancePath:s+"/messages/"+h+"/content",schemaPath:"#/properties/messages/items/properties/content/then/type",
keyword:"type",params:{type:"array"},message:"must be array",schema:Pe.properties.messages.items.properties.content.then.type,parentSchema:Pe.properties.messages.
items.properties.content.then,data:y}],!1;var b=w===e;A=b,g="then"}else{let w=e;if(typeof y!="string")return Ue.errors=[{instancePath:s+"/messages/"+h+"/content",
schemaPath:"#/properties/messages/items/properties/content/else/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Pe.properties.messages.
items.properties.content.else.type,parentSchema:Pe.properties.messages.items.properties.content.else,data:y}],!1;var b=w===e;A=b,g="else"}if(!A){let w={instancePath:s+
"/messages/"+h+"/content",schemaPath:"#/properties/messages/items/properties/content/if",keyword:"if",params:{failingKeyword:g},message:'must match "'+g+'" sche\
ma',schema:Pe.properties.messages.items.properties.content.if,parentSchema:Pe.properties.messages.items.properties.content,data:y};return r===null?r=[w]:r.push(
w),e++,Ue.errors=r,!1}}}else return Ue.errors=[{instancePath:s+"/messages/"+h,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:Pe.properties.messages.items.type,parentSchema:Pe.properties.messages.items,data:p}],!1;var j=n===e;if(!j)break}}else return Ue.
errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Pe.properties.messages.
type,parentSchema:Pe.properties.messages,data:a}],!1;var _=f===e}else var _=!0}else return Ue.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Pe.type,parentSchema:Pe,data:t}],!1;return Ue.errors=r,e===0}var Cr=W,D={$schema:"http://json-schema.org/draft-07\
/schema#",description:"Creates a per-second video task in the official format. Members that are not forwarded are ignored.",type:"object",required:["model","con\
tent","duration"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},content:{description:"The input of the video: tex\
t, images, videos and audio.",type:"array",minItems:1,items:{type:"object",required:["type"],properties:{type:{description:"The kind of the element, and the nam\
e of the member that holds it.",enum:["text","image_url","video_url","audio_url","draft_task"]}},allOf:[{if:{required:["type"],properties:{type:{const:"text"}}},
then:{required:["text"],properties:{text:{description:"The prompt. It may end with flags such as --resolution 720p.",type:"string"}}}},{if:{required:["type"],properties:{
type:{const:"image_url"}}},then:{required:["image_url"],properties:{image_url:{description:"An image: a frame of the video, or something to show in it.",type:"o\
bject",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The \
role of the image.",enum:["first_frame","last_frame","reference_image",null]}}}},{if:{required:["type"],properties:{type:{const:"video_url"}}},then:{required:["\
video_url"],properties:{video_url:{description:"A reference video.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and \
audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the video.",enum:["reference_video",null]}}}},{if:{required:["type"],properties:{
type:{const:"audio_url"}}},then:{required:["audio_url"],properties:{audio_url:{description:"Reference audio.",type:"object",required:["url"],properties:{url:{description:"\
http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the audio.",enum:["reference_audio",null]}}}}]}},
duration:{title:"a positive integer of seconds",description:"The length in seconds. The upstream refuses lengths that the model does not support; the bounds her\
e only keep the price valid.",type:"integer",minimum:1,maximum:86400},resolution:{description:"Default: the model's default.",enum:["480p","720p","1080p","4k",null]},
ratio:{description:"Width to height. Default: adaptive.",enum:["16:9","4:3","1:1","3:4","9:16","21:9","adaptive",null]},generate_audio:{description:"Whether the\
 video has matching sound.",type:["boolean","null"]},watermark:{description:"Default: false.",type:["boolean","null"]}}},Ne=_r().default;function W(t,{instancePath:s="",
parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let h;if(t.model===void 0&&(h="model")||
t.content===void 0&&(h="content")||t.duration===void 0&&(h="duration"))return W.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},
message:"must have required property '"+h+"'",schema:D.required,parentSchema:D,data:t}],!1;if(t.model!==void 0){let p=t.model,n=e;if(e===n)if(typeof p=="string"){
if(Ne(p)<1)return W.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters",schema:1,parentSchema:D.properties.model,data:p}],!1}else return W.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:D.properties.model.type,parentSchema:D.properties.model,data:p}],!1;var o=n===e}else var o=!0;if(o){
if(t.content!==void 0){let p=t.content,n=e;if(e===n)if(Array.isArray(p)){if(p.length<1)return W.errors=[{instancePath:s+"/content",schemaPath:"#/properties/cont\
ent/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:D.properties.content,data:p}],!1;{var k=!0;let d=p.
length;for(let y=0;y<d;y++){let i=p[y],A=e,c=e,g=e,w=!0,P=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let O;if(i.type===void 0&&(O="type")){let x={};r===null?
r=[x]:r.push(x),e++}else if(i.type!==void 0&&i.type!=="text"){let x={};r===null?r=[x]:r.push(x),e++}}var _=P===e;if(e=g,r!==null&&(g?r.length=g:r=null),_){let O=e;
if(i&&typeof i=="object"&&!Array.isArray(i)){let q;if(i.text===void 0&&(q="text"))return W.errors=[{instancePath:s+"/content/"+y,schemaPath:"#/properties/conten\
t/items/allOf/0/then/required",keyword:"required",params:{missingProperty:q},message:"must have required property '"+q+"'",schema:D.properties.content.items.allOf[0].
then.required,parentSchema:D.properties.content.items.allOf[0].then,data:i}],!1;if(i.text!==void 0){let V=i.text;if(typeof V!="string")return W.errors=[{instancePath:s+
"/content/"+y+"/text",schemaPath:"#/properties/content/items/allOf/0/then/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.
properties.content.items.allOf[0].then.properties.text.type,parentSchema:D.properties.content.items.allOf[0].then.properties.text,data:V}],!1}}var _=O===e;w=_}if(!w){
let O={instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" sc\
hema',schema:D.properties.content.items.allOf[0].if,parentSchema:D.properties.content.items.allOf[0],data:i};return r===null?r=[O]:r.push(O),e++,W.errors=r,!1}var j=c===
e;if(j){let O=e,x=e,q=!0,V=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let oe;if(i.type===void 0&&(oe="type")){let B={};r===null?r=[B]:r.push(B),e++}else if(i.
type!==void 0&&i.type!=="image_url"){let B={};r===null?r=[B]:r.push(B),e++}}var b=V===e;if(e=x,r!==null&&(x?r.length=x:r=null),b){let oe=e;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){let Y;if(i.image_url===void 0&&(Y="image_url"))return W.errors=[{instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/all\
Of/1/then/required",keyword:"required",params:{missingProperty:Y},message:"must have required property '"+Y+"'",schema:D.properties.content.items.allOf[1].then.
required,parentSchema:D.properties.content.items.allOf[1].then,data:i}],!1;if(i.image_url!==void 0){let L=i.image_url,ue=e;if(e===ue)if(L&&typeof L=="object"&&!Array.
isArray(L)){let fe;if(L.url===void 0&&(fe="url"))return W.errors=[{instancePath:s+"/content/"+y+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then\
/properties/image_url/required",keyword:"required",params:{missingProperty:fe},message:"must have required property '"+fe+"'",schema:D.properties.content.items.
allOf[1].then.properties.image_url.required,parentSchema:D.properties.content.items.allOf[1].then.properties.image_url,data:L}],!1;if(L.url!==void 0){let ne=L.url;
if(e===e)if(typeof ne=="string"){if(Ne(ne)<1)return W.errors=[{instancePath:s+"/content/"+y+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then\
/properties/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:D.properties.
content.items.allOf[1].then.properties.image_url.properties.url,data:ne}],!1}else return W.errors=[{instancePath:s+"/content/"+y+"/image_url/url",schemaPath:"#/\
properties/content/items/allOf/1/then/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.
content.items.allOf[1].then.properties.image_url.properties.url.type,parentSchema:D.properties.content.items.allOf[1].then.properties.image_url.properties.url,data:ne}],
!1}}else return W.errors=[{instancePath:s+"/content/"+y+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:D.properties.content.items.allOf[1].then.properties.image_url.type,parentSchema:D.properties.content.items.
allOf[1].then.properties.image_url,data:L}],!1;var u=ue===e}else var u=!0;if(u)if(i.role!==void 0){let L=i.role,ue=e;if(!(L==="first_frame"||L==="last_frame"||L===
"reference_image"||L===null))return W.errors=[{instancePath:s+"/content/"+y+"/role",schemaPath:"#/properties/content/items/allOf/1/then/properties/role/enum",keyword:"\
enum",params:{allowedValues:D.properties.content.items.allOf[1].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:D.properties.
content.items.allOf[1].then.properties.role.enum,parentSchema:D.properties.content.items.allOf[1].then.properties.role,data:L}],!1;var u=ue===e}else var u=!0}var b=oe===
e;q=b}if(!q){let oe={instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must m\
atch "then" schema',schema:D.properties.content.items.allOf[1].if,parentSchema:D.properties.content.items.allOf[1],data:i};return r===null?r=[oe]:r.push(oe),e++,
W.errors=r,!1}var j=O===e;if(j){let oe=e,B=e,Y=!0,L=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let fe;if(i.type===void 0&&(fe="type")){let ne={};r===null?r=
[ne]:r.push(ne),e++}else if(i.type!==void 0&&i.type!=="video_url"){let ne={};r===null?r=[ne]:r.push(ne),e++}}var a=L===e;if(e=B,r!==null&&(B?r.length=B:r=null),
a){let fe=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let le;if(i.video_url===void 0&&(le="video_url"))return W.errors=[{instancePath:s+"/content/"+y,schemaPath:"\
#/properties/content/items/allOf/2/then/required",keyword:"required",params:{missingProperty:le},message:"must have required property '"+le+"'",schema:D.properties.
content.items.allOf[2].then.required,parentSchema:D.properties.content.items.allOf[2].then,data:i}],!1;if(i.video_url!==void 0){let X=i.video_url,ke=e;if(e===ke)
if(X&&typeof X=="object"&&!Array.isArray(X)){let _e;if(X.url===void 0&&(_e="url"))return W.errors=[{instancePath:s+"/content/"+y+"/video_url",schemaPath:"#/prop\
erties/content/items/allOf/2/then/properties/video_url/required",keyword:"required",params:{missingProperty:_e},message:"must have required property '"+_e+"'",schema:D.
properties.content.items.allOf[2].then.properties.video_url.required,parentSchema:D.properties.content.items.allOf[2].then.properties.video_url,data:X}],!1;if(X.
url!==void 0){let be=X.url;if(e===e)if(typeof be=="string"){if(Ne(be)<1)return W.errors=[{instancePath:s+"/content/"+y+"/video_url/url",schemaPath:"#/properties\
/content/items/allOf/2/then/properties/video_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:D.properties.content.items.allOf[2].then.properties.video_url.properties.url,data:be}],!1}else return W.errors=[{instancePath:s+"/content/"+
y+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/properties/url/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:D.properties.content.items.allOf[2].then.properties.video_url.properties.url.type,parentSchema:D.properties.content.items.allOf[2].then.properties.
video_url.properties.url,data:be}],!1}}else return W.errors=[{instancePath:s+"/content/"+y+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/prop\
erties/video_url/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.properties.content.items.allOf[2].then.properties.video_url.type,
parentSchema:D.properties.content.items.allOf[2].then.properties.video_url,data:X}],!1;var f=ke===e}else var f=!0;if(f)if(i.role!==void 0){let X=i.role,ke=e;if(!(X===
"reference_video"||X===null))return W.errors=[{instancePath:s+"/content/"+y+"/role",schemaPath:"#/properties/content/items/allOf/2/then/properties/role/enum",keyword:"\
enum",params:{allowedValues:D.properties.content.items.allOf[2].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:D.properties.
content.items.allOf[2].then.properties.role.enum,parentSchema:D.properties.content.items.allOf[2].then.properties.role,data:X}],!1;var f=ke===e}else var f=!0}var a=fe===
e;Y=a}if(!Y){let fe={instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must m\
atch "then" schema',schema:D.properties.content.items.allOf[2].if,parentSchema:D.properties.content.items.allOf[2],data:i};return r===null?r=[fe]:r.push(fe),e++,
W.errors=r,!1}var j=oe===e;if(j){let fe=e,ne=e,le=!0,X=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let _e;if(i.type===void 0&&(_e="type")){let be={};r===null?
r=[be]:r.push(be),e++}else if(i.type!==void 0&&i.type!=="audio_url"){let be={};r===null?r=[be]:r.push(be),e++}}var l=X===e;if(e=ne,r!==null&&(ne?r.length=ne:r=null),
l){let _e=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let Te;if(i.audio_url===void 0&&(Te="audio_url"))return W.errors=[{instancePath:s+"/content/"+y,schemaPath:"\
#/properties/content/items/allOf/3/then/required",keyword:"required",params:{missingProperty:Te},message:"must have required property '"+Te+"'",schema:D.properties.
content.items.allOf[3].then.required,parentSchema:D.properties.content.items.allOf[3].then,data:i}],!1;if(i.audio_url!==void 0){let ce=i.audio_url,Ae=e;if(e===Ae)
if(ce&&typeof ce=="object"&&!Array.isArray(ce)){let Qe;if(ce.url===void 0&&(Qe="url"))return W.errors=[{instancePath:s+"/content/"+y+"/audio_url",schemaPath:"#/\
properties/content/items/allOf/3/then/properties/audio_url/required",keyword:"required",params:{missingProperty:Qe},message:"must have required property '"+Qe+"\
'",schema:D.properties.content.items.allOf[3].then.properties.audio_url.required,parentSchema:D.properties.content.items.allOf[3].then.properties.audio_url,data:ce}],
!1;if(ce.url!==void 0){let Be=ce.url;if(e===e)if(typeof Be=="string"){if(Ne(Be)<1)return W.errors=[{instancePath:s+"/content/"+y+"/audio_url/url",schemaPath:"#/\
properties/content/items/allOf/3/then/properties/audio_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters",schema:1,parentSchema:D.properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:Be}],!1}else return W.errors=[{instancePath:s+
"/content/"+y+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:D.properties.content.items.allOf[3].then.properties.audio_url.properties.url.type,parentSchema:D.properties.content.items.allOf[3].
then.properties.audio_url.properties.url,data:Be}],!1}}else return W.errors=[{instancePath:s+"/content/"+y+"/audio_url",schemaPath:"#/properties/content/items/a\
llOf/3/then/properties/audio_url/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.properties.content.items.allOf[3].then.properties.
audio_url.type,parentSchema:D.properties.content.items.allOf[3].then.properties.audio_url,data:ce}],!1;var m=Ae===e}else var m=!0;if(m)if(i.role!==void 0){let ce=i.
role,Ae=e;if(!(ce==="reference_audio"||ce===null))return W.errors=[{instancePath:s+"/content/"+y+"/role",schemaPath:"#/properties/content/items/allOf/3/then/pro\
perties/role/enum",keyword:"enum",params:{allowedValues:D.properties.content.items.allOf[3].then.properties.role.enum},message:"must be equal to one of the allo\
wed values",schema:D.properties.content.items.allOf[3].then.properties.role.enum,parentSchema:D.properties.content.items.allOf[3].then.properties.role,data:ce}],
!1;var m=Ae===e}else var m=!0}var l=_e===e;le=l}if(!le){let _e={instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/allOf/3/if",keyword:"if",params:{
failingKeyword:"then"},message:'must match "then" schema',schema:D.properties.content.items.allOf[3].if,parentSchema:D.properties.content.items.allOf[3],data:i};
return r===null?r=[_e]:r.push(_e),e++,W.errors=r,!1}var j=fe===e}}}if(e===A)if(i&&typeof i=="object"&&!Array.isArray(i)){let O;if(i.type===void 0&&(O="type"))return W.
errors=[{instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/required",keyword:"required",params:{missingProperty:O},message:"must have required\
 property '"+O+"'",schema:D.properties.content.items.required,parentSchema:D.properties.content.items,data:i}],!1;if(i.type!==void 0){let x=i.type;if(!(x==="tex\
t"||x==="image_url"||x==="video_url"||x==="audio_url"||x==="draft_task"))return W.errors=[{instancePath:s+"/content/"+y+"/type",schemaPath:"#/properties/content\
/items/properties/type/enum",keyword:"enum",params:{allowedValues:D.properties.content.items.properties.type.enum},message:"must be equal to one of the allowed \
values",schema:D.properties.content.items.properties.type.enum,parentSchema:D.properties.content.items.properties.type,data:x}],!1}}else return W.errors=[{instancePath:s+
"/content/"+y,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.properties.content.items.type,
parentSchema:D.properties.content.items,data:i}],!1;var k=A===e;if(!k)break}}}else return W.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/\
type",keyword:"type",params:{type:"array"},message:"must be array",schema:D.properties.content.type,parentSchema:D.properties.content,data:p}],!1;var o=n===e}else
var o=!0;if(o){if(t.duration!==void 0){let p=t.duration,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return W.errors=[{instancePath:s+"/duration",
schemaPath:"#/properties/duration/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:D.properties.duration.type,parentSchema:D.properties.
duration,data:p}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>86400||isNaN(p))return W.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/durat\
ion/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400",schema:86400,parentSchema:D.properties.duration,data:p}],!1;if(p<
1||isNaN(p))return W.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:D.properties.duration,data:p}],!1}var o=n===e}else var o=!0;if(o){if(t.resolution!==void 0){let p=t.resolution,n=e;if(!(p===
"480p"||p==="720p"||p==="1080p"||p==="4k"||p===null))return W.errors=[{instancePath:s+"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{
allowedValues:D.properties.resolution.enum},message:"must be equal to one of the allowed values",schema:D.properties.resolution.enum,parentSchema:D.properties.resolution,
data:p}],!1;var o=n===e}else var o=!0;if(o){if(t.ratio!==void 0){let p=t.ratio,n=e;if(!(p==="16:9"||p==="4:3"||p==="1:1"||p==="3:4"||p==="9:16"||p==="21:9"||p===
"adaptive"||p===null))return W.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues:D.properties.ratio.enum},
message:"must be equal to one of the allowed values",schema:D.properties.ratio.enum,parentSchema:D.properties.ratio,data:p}],!1;var o=n===e}else var o=!0;if(o){
if(t.generate_audio!==void 0){let p=t.generate_audio,n=e;if(typeof p!="boolean"&&p!==null)return W.errors=[{instancePath:s+"/generate_audio",schemaPath:"#/prope\
rties/generate_audio/type",keyword:"type",params:{type:D.properties.generate_audio.type},message:"must be boolean,null",schema:D.properties.generate_audio.type,
parentSchema:D.properties.generate_audio,data:p}],!1;var o=n===e}else var o=!0;if(o)if(t.watermark!==void 0){let p=t.watermark,n=e;if(typeof p!="boolean"&&p!==null)
return W.errors=[{instancePath:s+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:D.properties.watermark.type},message:"must be\
 boolean,null",schema:D.properties.watermark.type,parentSchema:D.properties.watermark,data:p}],!1;var o=n===e}else var o=!0}}}}}}else return W.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,data:t}],!1;return W.errors=r,e===0}var qr=U,C={
$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a token-billed video task. Members that are not listed are forwarded; null counts as abse\
nt.",type:"object",required:["model","content"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},content:{description:"\
The input of the video: text, images, videos and audio.",type:"array",minItems:1,items:{type:"object",required:["type"],properties:{type:{description:"The kind \
of the element, and the name of the member that holds it.",enum:["text","image_url","video_url","audio_url","draft_task"]}},allOf:[{if:{required:["type"],properties:{
type:{const:"text"}}},then:{required:["text"],properties:{text:{description:"The prompt. It may end with flags such as --resolution 720p.",type:"string"}}}},{if:{
required:["type"],properties:{type:{const:"image_url"}}},then:{required:["image_url"],properties:{image_url:{description:"An image: a frame of the video, or som\
ething to show in it.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},
role:{description:"The role of the image.",enum:["first_frame","last_frame","reference_image",null]}}}},{if:{required:["type"],properties:{type:{const:"video_ur\
l"}}},then:{required:["video_url"],properties:{video_url:{description:"A reference video.",type:"object",required:["url"],properties:{url:{description:"http, ht\
tps, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the video.",enum:["reference_video",null]}}}},{if:{required:[
"type"],properties:{type:{const:"audio_url"}}},then:{required:["audio_url"],properties:{audio_url:{description:"Reference audio.",type:"object",required:["url"],
properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the audio.",enum:[
"reference_audio",null]}}}}]}},resolution:{description:"Default: 720p.",enum:["480p","720p","1080p","4k",null]},ratio:{description:"Width to height. Default: ad\
aptive.",enum:["16:9","4:3","1:1","3:4","9:16","21:9","adaptive",null]},duration:{title:"an integer from 4 to 15, or -1",description:"Seconds; -1 lets the model\
 choose. Default: 5.",enum:[-1,4,5,6,7,8,9,10,11,12,13,14,15,null]},watermark:{description:"Default: false.",type:["boolean","null"]},generate_audio:{description:"\
Whether the video has matching sound. Default: true.",type:["boolean","null"]},return_last_frame:{description:"Whether the answer has the last frame as an image\
. Default: false.",type:["boolean","null"]},execution_expires_after:{description:"Seconds after which the task expires. Default: 172800.",type:["integer","null"],
minimum:3600,maximum:259200},frames:{description:"The number of frames, instead of seconds.",type:["integer","null"]},framespersecond:{title:"an integer from 1 \
to 60",description:"Default: 24.",type:["integer","null"],minimum:1,maximum:60},service_tier:{description:"flex is slower and costs less. Default: default.",enum:[
"default","flex",null]},draft:{description:"Whether a preview is created. Default: false.",type:["boolean","null"]}}};function U(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let h;if(t.model===void 0&&(h="model")||t.content===
void 0&&(h="content"))return U.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},message:"must have required propert\
y '"+h+"'",schema:C.required,parentSchema:C,data:t}],!1;if(t.model!==void 0){let p=t.model,n=e;if(e===n)if(typeof p=="string"){if(Ne(p)<1)return U.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:C.
properties.model,data:p}],!1}else return U.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:C.properties.model.type,parentSchema:C.properties.model,data:p}],!1;var o=n===e}else var o=!0;if(o){if(t.content!==void 0){let p=t.content,
n=e;if(e===n)if(Array.isArray(p)){if(p.length<1)return U.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:C.properties.content,data:p}],!1;{var k=!0;let d=p.length;for(let y=0;y<d;y++){let i=p[y],
A=e,c=e,g=e,w=!0,P=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let O;if(i.type===void 0&&(O="type")){let x={};r===null?r=[x]:r.push(x),e++}else if(i.type!==void 0&&
i.type!=="text"){let x={};r===null?r=[x]:r.push(x),e++}}var _=P===e;if(e=g,r!==null&&(g?r.length=g:r=null),_){let O=e;if(i&&typeof i=="object"&&!Array.isArray(i)){
let q;if(i.text===void 0&&(q="text"))return U.errors=[{instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/allOf/0/then/required",keyword:"requi\
red",params:{missingProperty:q},message:"must have required property '"+q+"'",schema:C.properties.content.items.allOf[0].then.required,parentSchema:C.properties.
content.items.allOf[0].then,data:i}],!1;if(i.text!==void 0){let V=i.text;if(typeof V!="string")return U.errors=[{instancePath:s+"/content/"+y+"/text",schemaPath:"\
#/properties/content/items/allOf/0/then/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.content.items.allOf[0].
then.properties.text.type,parentSchema:C.properties.content.items.allOf[0].then.properties.text,data:V}],!1}}var _=O===e;w=_}if(!w){let O={instancePath:s+"/cont\
ent/"+y,schemaPath:"#/properties/content/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:C.properties.content.
items.allOf[0].if,parentSchema:C.properties.content.items.allOf[0],data:i};return r===null?r=[O]:r.push(O),e++,U.errors=r,!1}var j=c===e;if(j){let O=e,x=e,q=!0,
V=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let oe;if(i.type===void 0&&(oe="type")){let B={};r===null?r=[B]:r.push(B),e++}else if(i.type!==void 0&&i.type!==
"image_url"){let B={};r===null?r=[B]:r.push(B),e++}}var b=V===e;if(e=x,r!==null&&(x?r.length=x:r=null),b){let oe=e;if(i&&typeof i=="object"&&!Array.isArray(i)){
let Y;if(i.image_url===void 0&&(Y="image_url"))return U.errors=[{instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/allOf/1/then/required",keyword:"\
required",params:{missingProperty:Y},message:"must have required property '"+Y+"'",schema:C.properties.content.items.allOf[1].then.required,parentSchema:C.properties.
content.items.allOf[1].then,data:i}],!1;if(i.image_url!==void 0){let L=i.image_url,ue=e;if(e===ue)if(L&&typeof L=="object"&&!Array.isArray(L)){let fe;if(L.url===
void 0&&(fe="url"))return U.errors=[{instancePath:s+"/content/"+y+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/required",
keyword:"required",params:{missingProperty:fe},message:"must have required property '"+fe+"'",schema:C.properties.content.items.allOf[1].then.properties.image_url.
required,parentSchema:C.properties.content.items.allOf[1].then.properties.image_url,data:L}],!1;if(L.url!==void 0){let ne=L.url;if(e===e)if(typeof ne=="string"){
if(Ne(ne)<1)return U.errors=[{instancePath:s+"/content/"+y+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/properties/\
url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:C.properties.content.items.allOf[1].then.
properties.image_url.properties.url,data:ne}],!1}else return U.errors=[{instancePath:s+"/content/"+y+"/image_url/url",schemaPath:"#/properties/content/items/all\
Of/1/then/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.content.items.allOf[1].then.
properties.image_url.properties.url.type,parentSchema:C.properties.content.items.allOf[1].then.properties.image_url.properties.url,data:ne}],!1}}else return U.errors=
[{instancePath:s+"/content/"+y+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:C.properties.content.items.allOf[1].then.properties.image_url.type,parentSchema:C.properties.content.items.allOf[1].then.properties.
image_url,data:L}],!1;var u=ue===e}else var u=!0;if(u)if(i.role!==void 0){let L=i.role,ue=e;if(!(L==="first_frame"||L==="last_frame"||L==="reference_image"||L===
null))return U.errors=[{instancePath:s+"/content/"+y+"/role",schemaPath:"#/properties/content/items/allOf/1/then/properties/role/enum",keyword:"enum",params:{allowedValues:C.
properties.content.items.allOf[1].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:C.properties.content.items.allOf[1].then.
properties.role.enum,parentSchema:C.properties.content.items.allOf[1].then.properties.role,data:L}],!1;var u=ue===e}else var u=!0}var b=oe===e;q=b}if(!q){let oe={
instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:C.
properties.content.items.allOf[1].if,parentSchema:C.properties.content.items.allOf[1],data:i};return r===null?r=[oe]:r.push(oe),e++,U.errors=r,!1}var j=O===e;if(j){
let oe=e,B=e,Y=!0,L=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let fe;if(i.type===void 0&&(fe="type")){let ne={};r===null?r=[ne]:r.push(ne),e++}else if(i.type!==
void 0&&i.type!=="video_url"){let ne={};r===null?r=[ne]:r.push(ne),e++}}var a=L===e;if(e=B,r!==null&&(B?r.length=B:r=null),a){let fe=e;if(i&&typeof i=="object"&&
!Array.isArray(i)){let le;if(i.video_url===void 0&&(le="video_url"))return U.errors=[{instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/allOf/\
2/then/required",keyword:"required",params:{missingProperty:le},message:"must have required property '"+le+"'",schema:C.properties.content.items.allOf[2].then.required,
parentSchema:C.properties.content.items.allOf[2].then,data:i}],!1;if(i.video_url!==void 0){let X=i.video_url,ke=e;if(e===ke)if(X&&typeof X=="object"&&!Array.isArray(
X)){let _e;if(X.url===void 0&&(_e="url"))return U.errors=[{instancePath:s+"/content/"+y+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/propert\
ies/video_url/required",keyword:"required",params:{missingProperty:_e},message:"must have required property '"+_e+"'",schema:C.properties.content.items.allOf[2].
then.properties.video_url.required,parentSchema:C.properties.content.items.allOf[2].then.properties.video_url,data:X}],!1;if(X.url!==void 0){let be=X.url;if(e===
e)if(typeof be=="string"){if(Ne(be)<1)return U.errors=[{instancePath:s+"/content/"+y+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/then/proper\
ties/video_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:C.properties.
content.items.allOf[2].then.properties.video_url.properties.url,data:be}],!1}else return U.errors=[{instancePath:s+"/content/"+y+"/video_url/url",schemaPath:"#/\
properties/content/items/allOf/2/then/properties/video_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.
content.items.allOf[2].then.properties.video_url.properties.url.type,parentSchema:C.properties.content.items.allOf[2].then.properties.video_url.properties.url,data:be}],
!1}}else return U.errors=[{instancePath:s+"/content/"+y+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:C.properties.content.items.allOf[2].then.properties.video_url.type,parentSchema:C.properties.content.items.
allOf[2].then.properties.video_url,data:X}],!1;var f=ke===e}else var f=!0;if(f)if(i.role!==void 0){let X=i.role,ke=e;if(!(X==="reference_video"||X===null))return U.
errors=[{instancePath:s+"/content/"+y+"/role",schemaPath:"#/properties/content/items/allOf/2/then/properties/role/enum",keyword:"enum",params:{allowedValues:C.properties.
content.items.allOf[2].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:C.properties.content.items.allOf[2].then.properties.
role.enum,parentSchema:C.properties.content.items.allOf[2].then.properties.role,data:X}],!1;var f=ke===e}else var f=!0}var a=fe===e;Y=a}if(!Y){let fe={instancePath:s+
"/content/"+y,schemaPath:"#/properties/content/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:C.properties.
content.items.allOf[2].if,parentSchema:C.properties.content.items.allOf[2],data:i};return r===null?r=[fe]:r.push(fe),e++,U.errors=r,!1}var j=oe===e;if(j){let fe=e,
ne=e,le=!0,X=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let _e;if(i.type===void 0&&(_e="type")){let be={};r===null?r=[be]:r.push(be),e++}else if(i.type!==void 0&&
i.type!=="audio_url"){let be={};r===null?r=[be]:r.push(be),e++}}var l=X===e;if(e=ne,r!==null&&(ne?r.length=ne:r=null),l){let _e=e;if(i&&typeof i=="object"&&!Array.
isArray(i)){let Te;if(i.audio_url===void 0&&(Te="audio_url"))return U.errors=[{instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/allOf/3/then/\
required",keyword:"required",params:{missingProperty:Te},message:"must have required property '"+Te+"'",schema:C.properties.content.items.allOf[3].then.required,
parentSchema:C.properties.content.items.allOf[3].then,data:i}],!1;if(i.audio_url!==void 0){let ce=i.audio_url,Ae=e;if(e===Ae)if(ce&&typeof ce=="object"&&!Array.
isArray(ce)){let Qe;if(ce.url===void 0&&(Qe="url"))return U.errors=[{instancePath:s+"/content/"+y+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/th\
en/properties/audio_url/required",keyword:"required",params:{missingProperty:Qe},message:"must have required property '"+Qe+"'",schema:C.properties.content.items.
allOf[3].then.properties.audio_url.required,parentSchema:C.properties.content.items.allOf[3].then.properties.audio_url,data:ce}],!1;if(ce.url!==void 0){let Be=ce.
url;if(e===e)if(typeof Be=="string"){if(Ne(Be)<1)return U.errors=[{instancePath:s+"/content/"+y+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/\
then/properties/audio_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:C.
properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:Be}],!1}else return U.errors=[{instancePath:s+"/content/"+y+"/audio_url/url",schemaPath:"\
#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.
content.items.allOf[3].then.properties.audio_url.properties.url.type,parentSchema:C.properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:Be}],
!1}}else return U.errors=[{instancePath:s+"/content/"+y+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:C.properties.content.items.allOf[3].then.properties.audio_url.type,parentSchema:C.properties.content.items.
allOf[3].then.properties.audio_url,data:ce}],!1;var m=Ae===e}else var m=!0;if(m)if(i.role!==void 0){let ce=i.role,Ae=e;if(!(ce==="reference_audio"||ce===null))return U.
errors=[{instancePath:s+"/content/"+y+"/role",schemaPath:"#/properties/content/items/allOf/3/then/properties/role/enum",keyword:"enum",params:{allowedValues:C.properties.
content.items.allOf[3].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:C.properties.content.items.allOf[3].then.properties.
role.enum,parentSchema:C.properties.content.items.allOf[3].then.properties.role,data:ce}],!1;var m=Ae===e}else var m=!0}var l=_e===e;le=l}if(!le){let _e={instancePath:s+
"/content/"+y,schemaPath:"#/properties/content/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:C.properties.
content.items.allOf[3].if,parentSchema:C.properties.content.items.allOf[3],data:i};return r===null?r=[_e]:r.push(_e),e++,U.errors=r,!1}var j=fe===e}}}if(e===A)if(i&&
typeof i=="object"&&!Array.isArray(i)){let O;if(i.type===void 0&&(O="type"))return U.errors=[{instancePath:s+"/content/"+y,schemaPath:"#/properties/content/item\
s/required",keyword:"required",params:{missingProperty:O},message:"must have required property '"+O+"'",schema:C.properties.content.items.required,parentSchema:C.
properties.content.items,data:i}],!1;if(i.type!==void 0){let x=i.type;if(!(x==="text"||x==="image_url"||x==="video_url"||x==="audio_url"||x==="draft_task"))return U.
errors=[{instancePath:s+"/content/"+y+"/type",schemaPath:"#/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:C.properties.content.
items.properties.type.enum},message:"must be equal to one of the allowed values",schema:C.properties.content.items.properties.type.enum,parentSchema:C.properties.
content.items.properties.type,data:x}],!1}}else return U.errors=[{instancePath:s+"/content/"+y,schemaPath:"#/properties/content/items/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:C.properties.content.items.type,parentSchema:C.properties.content.items,data:i}],!1;var k=A===e;if(!k)break}}}else
return U.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:C.properties.
content.type,parentSchema:C.properties.content,data:p}],!1;var o=n===e}else var o=!0;if(o){if(t.resolution!==void 0){let p=t.resolution,n=e;if(!(p==="480p"||p===
"720p"||p==="1080p"||p==="4k"||p===null))return U.errors=[{instancePath:s+"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:C.
properties.resolution.enum},message:"must be equal to one of the allowed values",schema:C.properties.resolution.enum,parentSchema:C.properties.resolution,data:p}],
!1;var o=n===e}else var o=!0;if(o){if(t.ratio!==void 0){let p=t.ratio,n=e;if(!(p==="16:9"||p==="4:3"||p==="1:1"||p==="3:4"||p==="9:16"||p==="21:9"||p==="adaptiv\
e"||p===null))return U.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues:C.properties.ratio.enum},message:"\
must be equal to one of the allowed values",schema:C.properties.ratio.enum,parentSchema:C.properties.ratio,data:p}],!1;var o=n===e}else var o=!0;if(o){if(t.duration!==
void 0){let p=t.duration,n=e;if(!(p===-1||p===4||p===5||p===6||p===7||p===8||p===9||p===10||p===11||p===12||p===13||p===14||p===15||p===null))return U.errors=[{
instancePath:s+"/duration",schemaPath:"#/properties/duration/enum",keyword:"enum",params:{allowedValues:C.properties.duration.enum},message:"must be equal to on\
e of the allowed values",schema:C.properties.duration.enum,parentSchema:C.properties.duration,data:p}],!1;var o=n===e}else var o=!0;if(o){if(t.watermark!==void 0){
let p=t.watermark,n=e;if(typeof p!="boolean"&&p!==null)return U.errors=[{instancePath:s+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{
type:C.properties.watermark.type},message:"must be boolean,null",schema:C.properties.watermark.type,parentSchema:C.properties.watermark,data:p}],!1;var o=n===e}else
var o=!0;if(o){if(t.generate_audio!==void 0){let p=t.generate_audio,n=e;if(typeof p!="boolean"&&p!==null)return U.errors=[{instancePath:s+"/generate_audio",schemaPath:"\
#/properties/generate_audio/type",keyword:"type",params:{type:C.properties.generate_audio.type},message:"must be boolean,null",schema:C.properties.generate_audio.
type,parentSchema:C.properties.generate_audio,data:p}],!1;var o=n===e}else var o=!0;if(o){if(t.return_last_frame!==void 0){let p=t.return_last_frame,n=e;if(typeof p!=
"boolean"&&p!==null)return U.errors=[{instancePath:s+"/return_last_frame",schemaPath:"#/properties/return_last_frame/type",keyword:"type",params:{type:C.properties.
return_last_frame.type},message:"must be boolean,null",schema:C.properties.return_last_frame.type,parentSchema:C.properties.return_last_frame,data:p}],!1;var o=n===
e}else var o=!0;if(o){if(t.execution_expires_after!==void 0){let p=t.execution_expires_after,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)
return U.errors=[{instancePath:s+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/type",keyword:"type",params:{type:C.properties.execution_expires_after.
type},message:"must be integer,null",schema:C.properties.execution_expires_after.type,parentSchema:C.properties.execution_expires_after,data:p}],!1;if(e===n&&typeof p==
"number"&&isFinite(p)){if(p>259200||isNaN(p))return U.errors=[{instancePath:s+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:259200},message:"must be <= 259200",schema:259200,parentSchema:C.properties.execution_expires_after,data:p}],
!1;if(p<3600||isNaN(p))return U.errors=[{instancePath:s+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/minimum",keyword:"minimum",params:{
comparison:">=",limit:3600},message:"must be >= 3600",schema:3600,parentSchema:C.properties.execution_expires_after,data:p}],!1}var o=n===e}else var o=!0;if(o){
if(t.frames!==void 0){let p=t.frames,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return U.errors=[{instancePath:s+"/frames",schemaPath:"\
#/properties/frames/type",keyword:"type",params:{type:C.properties.frames.type},message:"must be integer,null",schema:C.properties.frames.type,parentSchema:C.properties.
frames,data:p}],!1;var o=n===e}else var o=!0;if(o){if(t.framespersecond!==void 0){let p=t.framespersecond,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))&&p!==null)return U.errors=[{instancePath:s+"/framespersecond",schemaPath:"#/properties/framespersecond/type",keyword:"type",params:{type:C.properties.framespersecond.
type},message:"must be integer,null",schema:C.properties.framespersecond.type,parentSchema:C.properties.framespersecond,data:p}],!1;if(e===n&&typeof p=="number"&&
isFinite(p)){if(p>60||isNaN(p))return U.errors=[{instancePath:s+"/framespersecond",schemaPath:"#/properties/framespersecond/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:60},message:"must be <= 60",schema:60,parentSchema:C.properties.framespersecond,data:p}],!1;if(p<1||isNaN(p))return U.errors=[{instancePath:s+"/frames\
persecond",schemaPath:"#/properties/framespersecond/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:C.properties.
framespersecond,data:p}],!1}var o=n===e}else var o=!0;if(o){if(t.service_tier!==void 0){let p=t.service_tier,n=e;if(!(p==="default"||p==="flex"||p===null))return U.
errors=[{instancePath:s+"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues:C.properties.service_tier.enum},message:"\
must be equal to one of the allowed values",schema:C.properties.service_tier.enum,parentSchema:C.properties.service_tier,data:p}],!1;var o=n===e}else var o=!0;if(o)
if(t.draft!==void 0){let p=t.draft,n=e;if(typeof p!="boolean"&&p!==null)return U.errors=[{instancePath:s+"/draft",schemaPath:"#/properties/draft/type",keyword:"\
type",params:{type:C.properties.draft.type},message:"must be boolean,null",schema:C.properties.draft.type,parentSchema:C.properties.draft,data:p}],!1;var o=n===
e}else var o=!0}}}}}}}}}}}}else return U.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:C.type,
parentSchema:C,data:t}],!1;return U.errors=r,e===0}var xr=pe,M={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a per-second video task i\
n the unified format. Members that are not listed are forwarded.",type:"object",required:["model","prompt"],properties:{model:{description:"The model's id in th\
e catalogue.",type:"string",minLength:1},prompt:{title:"a non-empty string",description:"What the video shows.",type:"string",pattern:"\\S"},duration:{description:"\
Seconds. Default: 4.",type:"integer",minimum:4,maximum:15},resolution:{description:"Default: 480p.",enum:["480p","720p","1080p","4k"]},ratio:{description:"Width\
 to height. Default: 16:9.",enum:["16:9","4:3","1:1","3:4","9:16","21:9"]},references:{description:"Reference images, videos and audio.",type:"array",maxItems:12,
items:{type:"object",required:["type","url"],properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},url:{title:"a public HTTP(S)\
 URL",description:"A URL that is readable without a login.",type:"string",pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},role:{description:"The role, which must fi\
t the type: reference_image, reference_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{
const:"image"}}},then:{properties:{role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"re\
ference_video"}}}},{if:{required:["type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}]}},generate_audio:{description:"\
Whether the video has matching sound. Default: true.",type:"boolean"},watermark:{description:"Default: false.",type:"boolean"}}},Tr=new RegExp("\\S","u"),kr=new RegExp(
"^[hH][tT][tT][pP][sS]?://[^/\\s]","u");function pe(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let f;if(t.model===void 0&&(f="model")||t.prompt===void 0&&(f="prompt"))return pe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f},message:"must have required property '"+f+"'",schema:M.required,parentSchema:M,data:t}],!1;if(t.model!==void 0){let l=t.model,
m=e;if(e===m)if(typeof l=="string"){if(Ne(l)<1)return pe.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:M.properties.model,data:l}],!1}else return pe.errors=[{instancePath:s+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.properties.model.type,parentSchema:M.properties.model,data:l}],
!1;var o=m===e}else var o=!0;if(o){if(t.prompt!==void 0){let l=t.prompt,m=e;if(e===m)if(typeof l=="string"){if(!Tr.test(l))return pe.errors=[{instancePath:s+"/p\
rompt",schemaPath:"#/properties/prompt/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:M.properties.
prompt,data:l}],!1}else return pe.errors=[{instancePath:s+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:M.properties.prompt.type,parentSchema:M.properties.prompt,data:l}],!1;var o=m===e}else var o=!0;if(o){if(t.duration!==void 0){let l=t.duration,m=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return pe.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:M.properties.duration.type,parentSchema:M.properties.duration,data:l}],!1;if(e===m&&typeof l=="number"&&isFinite(
l)){if(l>15||isNaN(l))return pe.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",limit:15},
message:"must be <= 15",schema:15,parentSchema:M.properties.duration,data:l}],!1;if(l<4||isNaN(l))return pe.errors=[{instancePath:s+"/duration",schemaPath:"#/pr\
operties/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:4},message:"must be >= 4",schema:4,parentSchema:M.properties.duration,data:l}],!1}var o=m===
e}else var o=!0;if(o){if(t.resolution!==void 0){let l=t.resolution,m=e;if(!(l==="480p"||l==="720p"||l==="1080p"||l==="4k"))return pe.errors=[{instancePath:s+"/r\
esolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:M.properties.resolution.enum},message:"must be equal to one of the all\
owed values",schema:M.properties.resolution.enum,parentSchema:M.properties.resolution,data:l}],!1;var o=m===e}else var o=!0;if(o){if(t.ratio!==void 0){let l=t.ratio,
m=e;if(!(l==="16:9"||l==="4:3"||l==="1:1"||l==="3:4"||l==="9:16"||l==="21:9"))return pe.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"\
enum",params:{allowedValues:M.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:M.properties.ratio.enum,parentSchema:M.properties.
ratio,data:l}],!1;var o=m===e}else var o=!0;if(o){if(t.references!==void 0){let l=t.references,m=e;if(e===m)if(Array.isArray(l)){if(l.length>12)return pe.errors=
[{instancePath:s+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items",schema:12,
parentSchema:M.properties.references,data:l}],!1;{var k=!0;let p=l.length;for(let n=0;n<p;n++){let v=l[n],d=e,y=e,i=e,A=!0,c=e;if(v&&typeof v=="object"&&!Array.
isArray(v)){let w;if(v.type===void 0&&(w="type")){let P={};r===null?r=[P]:r.push(P),e++}else if(v.type!==void 0&&v.type!=="image"){let P={};r===null?r=[P]:r.push(
P),e++}}var _=c===e;if(e=i,r!==null&&(i?r.length=i:r=null),_){let w=e;if(v&&typeof v=="object"&&!Array.isArray(v)&&v.role!==void 0){let S=v.role;if(S!=="referen\
ce_image")return pe.errors=[{instancePath:s+"/references/"+n+"/role",schemaPath:"#/properties/references/items/allOf/0/then/properties/role/const",keyword:"cons\
t",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:M.properties.references.items.allOf[0].then.
properties.role,data:S}],!1}var _=w===e;A=_}if(!A){let w={instancePath:s+"/references/"+n,schemaPath:"#/properties/references/items/allOf/0/if",keyword:"if",params:{
failingKeyword:"then"},message:'must match "then" schema',schema:M.properties.references.items.allOf[0].if,parentSchema:M.properties.references.items.allOf[0],data:v};
return r===null?r=[w]:r.push(w),e++,pe.errors=r,!1}var j=y===e;if(j){let w=e,P=e,S=!0,O=e;if(v&&typeof v=="object"&&!Array.isArray(v)){let q;if(v.type===void 0&&
(q="type")){let V={};r===null?r=[V]:r.push(V),e++}else if(v.type!==void 0&&v.type!=="video"){let V={};r===null?r=[V]:r.push(V),e++}}var b=O===e;if(e=P,r!==null&&
(P?r.length=P:r=null),b){let q=e;if(v&&typeof v=="object"&&!Array.isArray(v)&&v.role!==void 0){let G=v.role;if(G!=="reference_video")return pe.errors=[{instancePath:s+
"/references/"+n+"/role",schemaPath:"#/properties/references/items/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_video"},message:"\
must be equal to constant",schema:"reference_video",parentSchema:M.properties.references.items.allOf[1].then.properties.role,data:G}],!1}var b=q===e;S=b}if(!S){
let q={instancePath:s+"/references/"+n,schemaPath:"#/properties/references/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "th\
en" schema',schema:M.properties.references.items.allOf[1].if,parentSchema:M.properties.references.items.allOf[1],data:v};return r===null?r=[q]:r.push(q),e++,pe.
errors=r,!1}var j=w===e;if(j){let q=e,V=e,G=!0,oe=e;if(v&&typeof v=="object"&&!Array.isArray(v)){let Y;if(v.type===void 0&&(Y="type")){let L={};r===null?r=[L]:r.
push(L),e++}else if(v.type!==void 0&&v.type!=="audio"){let L={};r===null?r=[L]:r.push(L),e++}}var u=oe===e;if(e=V,r!==null&&(V?r.length=V:r=null),u){let Y=e;if(v&&
typeof v=="object"&&!Array.isArray(v)&&v.role!==void 0){let ue=v.role;if(ue!=="reference_audio")return pe.errors=[{instancePath:s+"/references/"+n+"/role",schemaPath:"\
#/properties/references/items/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"\
reference_audio",parentSchema:M.properties.references.items.allOf[2].then.properties.role,data:ue}],!1}var u=Y===e;G=u}if(!G){let Y={instancePath:s+"/references\
/"+n,schemaPath:"#/properties/references/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:M.properties.references.
items.allOf[2].if,parentSchema:M.properties.references.items.allOf[2],data:v};return r===null?r=[Y]:r.push(Y),e++,pe.errors=r,!1}var j=q===e}}if(e===d)if(v&&typeof v==
"object"&&!Array.isArray(v)){let w;if(v.type===void 0&&(w="type")||v.url===void 0&&(w="url"))return pe.errors=[{instancePath:s+"/references/"+n,schemaPath:"#/pr\
operties/references/items/required",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'",schema:M.properties.references.items.
required,parentSchema:M.properties.references.items,data:v}],!1;if(v.type!==void 0){let P=v.type,S=e;if(!(P==="image"||P==="video"||P==="audio"))return pe.errors=
[{instancePath:s+"/references/"+n+"/type",schemaPath:"#/properties/references/items/properties/type/enum",keyword:"enum",params:{allowedValues:M.properties.references.
items.properties.type.enum},message:"must be equal to one of the allowed values",schema:M.properties.references.items.properties.type.enum,parentSchema:M.properties.
references.items.properties.type,data:P}],!1;var a=S===e}else var a=!0;if(a){if(v.url!==void 0){let P=v.url,S=e;if(e===S)if(typeof P=="string"){if(!kr.test(P))return pe.
errors=[{instancePath:s+"/references/"+n+"/url",schemaPath:"#/properties/references/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^[hH][tT][t\
T][pP][sS]?://[^/\\s]"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^/\\s]"',schema:"^[hH][tT][tT][pP][sS]?://[^/\\s]",parentSchema:M.properties.references.
items.properties.url,data:P}],!1}else return pe.errors=[{instancePath:s+"/references/"+n+"/url",schemaPath:"#/properties/references/items/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:M.properties.references.items.properties.url.type,parentSchema:M.properties.references.items.properties.
url,data:P}],!1;var a=S===e}else var a=!0;if(a)if(v.role!==void 0){let P=v.role,S=e;if(typeof P!="string")return pe.errors=[{instancePath:s+"/references/"+n+"/r\
ole",schemaPath:"#/properties/references/items/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.properties.references.
items.properties.role.type,parentSchema:M.properties.references.items.properties.role,data:P}],!1;var a=S===e}else var a=!0}}else return pe.errors=[{instancePath:s+
"/references/"+n,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.properties.references.items.
type,parentSchema:M.properties.references.items,data:v}],!1;var k=d===e;if(!k)break}}}else return pe.errors=[{instancePath:s+"/references",schemaPath:"#/propert\
ies/references/type",keyword:"type",params:{type:"array"},message:"must be array",schema:M.properties.references.type,parentSchema:M.properties.references,data:l}],
!1;var o=m===e}else var o=!0;if(o){if(t.generate_audio!==void 0){let l=t.generate_audio,m=e;if(typeof l!="boolean")return pe.errors=[{instancePath:s+"/generate_\
audio",schemaPath:"#/properties/generate_audio/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:M.properties.generate_audio.type,parentSchema:M.
properties.generate_audio,data:l}],!1;var o=m===e}else var o=!0;if(o)if(t.watermark!==void 0){let l=t.watermark,m=e;if(typeof l!="boolean")return pe.errors=[{instancePath:s+
"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:M.properties.watermark.type,parentSchema:M.
properties.watermark,data:l}],!1;var o=m===e}else var o=!0}}}}}}}else return pe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:M.type,parentSchema:M,data:t}],!1;return pe.errors=r,e===0}var Dr=mr,fr={$schema:"http://json-schema.org/draft-07/schema#",description:"\
Starts a liveness check. After it, portraits of real people may be used.",type:"object",properties:{CallbackURL:{description:"The URL that the browser opens aft\
er the check.",title:"an http or https URL",type:"string",pattern:"^https?://\\S+$"}}},Nr=new RegExp("^https?://\\S+$","u");function mr(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.CallbackURL!==void 0){let o=t.CallbackURL;if(e===
e)if(typeof o=="string"){if(!Nr.test(o))return mr.errors=[{instancePath:s+"/CallbackURL",schemaPath:"#/properties/CallbackURL/pattern",keyword:"pattern",params:{
pattern:"^https?://\\S+$"},message:'must match pattern "^https?://\\S+$"',schema:"^https?://\\S+$",parentSchema:fr.properties.CallbackURL,data:o}],!1}else return mr.
errors=[{instancePath:s+"/CallbackURL",schemaPath:"#/properties/CallbackURL/type",keyword:"type",params:{type:"string"},message:"must be string",schema:fr.properties.
CallbackURL.type,parentSchema:fr.properties.CallbackURL,data:o}],!1}}else return mr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object",schema:fr.type,parentSchema:fr,data:t}],!1;return mr.errors=r,e===0}var Rr=ur,rr={$schema:"http://json-schema.org/draft-07/schema\
#",description:"Creates a group of generated portraits.",type:"object",properties:{Name:{description:"The name of the group.",type:"string"},Description:{description:"\
The purpose of the group.",type:"string"}}};function ur(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.Name!==void 0){let k=t.Name,_=e;if(typeof k!="string")return ur.errors=[{instancePath:s+"/Name",schemaPath:"#/proper\
ties/Name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:rr.properties.Name.type,parentSchema:rr.properties.Name,data:k}],!1;var o=_===
e}else var o=!0;if(o)if(t.Description!==void 0){let k=t.Description,_=e;if(typeof k!="string")return ur.errors=[{instancePath:s+"/Description",schemaPath:"#/pro\
perties/Description/type",keyword:"type",params:{type:"string"},message:"must be string",schema:rr.properties.Description.type,parentSchema:rr.properties.Description,
data:k}],!1;var o=_===e}else var o=!0}else return ur.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:rr.type,parentSchema:rr,data:t}],!1;return ur.errors=r,e===0}var $r=Ve,qe={$schema:"http://json-schema.org/draft-07/schema#",description:"Adds a photo, a\
 video or a sound to a group.",type:"object",required:["GroupId","URL"],properties:{GroupId:{description:"The id of one of the caller's own groups.",type:"strin\
g",minLength:1},URL:{description:"The URL of the file.",type:"string",minLength:1},AssetType:{description:"Image for photos.",type:"string"},Name:{description:"\
The name of the asset.",type:"string"}}};function Ve(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let k;if(t.GroupId===void 0&&(k="GroupId")||t.URL===void 0&&(k="URL"))return Ve.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:k},message:"must have required property '"+k+"'",schema:qe.required,parentSchema:qe,data:t}],!1;if(t.GroupId!==void 0){let _=t.
GroupId,j=e;if(e===j)if(typeof _=="string"){if(Ne(_)<1)return Ve.errors=[{instancePath:s+"/GroupId",schemaPath:"#/properties/GroupId/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:qe.properties.GroupId,data:_}],!1}else return Ve.errors=[{instancePath:s+
"/GroupId",schemaPath:"#/properties/GroupId/type",keyword:"type",params:{type:"string"},message:"must be string",schema:qe.properties.GroupId.type,parentSchema:qe.
properties.GroupId,data:_}],!1;var o=j===e}else var o=!0;if(o){if(t.URL!==void 0){let _=t.URL,j=e;if(e===j)if(typeof _=="string"){if(Ne(_)<1)return Ve.errors=[{
instancePath:s+"/URL",schemaPath:"#/properties/URL/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:qe.
properties.URL,data:_}],!1}else return Ve.errors=[{instancePath:s+"/URL",schemaPath:"#/properties/URL/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:qe.properties.URL.type,parentSchema:qe.properties.URL,data:_}],!1;var o=j===e}else var o=!0;if(o){if(t.AssetType!==void 0){let _=t.AssetType,j=e;
if(typeof _!="string")return Ve.errors=[{instancePath:s+"/AssetType",schemaPath:"#/properties/AssetType/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:qe.properties.AssetType.type,parentSchema:qe.properties.AssetType,data:_}],!1;var o=j===e}else var o=!0;if(o)if(t.Name!==void 0){let _=t.Name,
j=e;if(typeof _!="string")return Ve.errors=[{instancePath:s+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:qe.properties.Name.type,parentSchema:qe.properties.Name,data:_}],!1;var o=j===e}else var o=!0}}}else return Ve.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.type,parentSchema:qe,data:t}],!1;return Ve.errors=r,e===0}var Ir=K,I={$schema:"\
http://json-schema.org/draft-07/schema#",description:"Asks a model for content. Members that are not listed are forwarded.",type:"object",required:["contents"],
properties:{contents:{description:"The conversation.",type:"array",minItems:1,items:{type:"object",required:["parts"],properties:{parts:{description:"Texts and \
media of one turn.",type:"array",items:{$ref:"#/definitions/part"}}}}},systemInstruction:{description:"Instructions for the model.",type:["object","string","arr\
ay","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}},system_instruction:{description:"Instructions for the model.",type:["object","string","array",
"null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}},cachedContent:{description:"Refused, because caches have no owner here.",title:"absent: caches h\
ave no owner here; send the content itself",type:"null"},cached_content:{description:"Refused, because caches have no owner here.",title:"absent: caches have no\
 owner here; send the content itself",type:"null"},serviceTier:{description:"Other tiers are refused, because they have other prices.",title:"standard: other ti\
ers have other prices",enum:["standard","unspecified","STANDARD","SERVICE_TIER_STANDARD","SERVICE_TIER_UNSPECIFIED",null]},service_tier:{description:"Other tier\
s are refused, because they have other prices.",title:"standard: other tiers have other prices",enum:["standard","unspecified","STANDARD","SERVICE_TIER_STANDARD",
"SERVICE_TIER_UNSPECIFIED",null]},generationConfig:{description:"How the answer is made. Only texts are accepted as answers, and no other model than that of the\
 path.",type:["object","null"],allOf:[{$ref:"#/definitions/generation"}]},generation_config:{description:"How the answer is made. Only texts are accepted as ans\
wers, and no other model than that of the path.",type:["object","null"],allOf:[{$ref:"#/definitions/generation"}]},modelArmorConfig:{description:"Refused, becau\
se templates have no owner here, and a price of their own.",title:"absent: templates have no owner here",type:"null"},model_armor_config:{description:"Refused, \
because templates have no owner here, and a price of their own.",title:"absent: templates have no owner here",type:"null"},continuationToken:{description:"Refus\
ed, because stored answers have no owner here.",title:"absent: stored answers have no owner here",type:"null"},continuation_token:{description:"Refused, because\
 stored answers have no owner here.",title:"absent: stored answers have no owner here",type:"null"},generationOutputConfig:{description:"Refused, because it wri\
tes to the storage of the operator.",title:"absent: it writes the answer to storage of the gateway's vendor account",type:"null"},generation_output_config:{description:"\
Refused, because it writes to the storage of the operator.",title:"absent: it writes the answer to storage of the gateway's vendor account",type:"null"},tools:{
description:"Tools with a fee are refused, because the price tables have no price for them, and so are those that read stores, which have no owner here.",type:[
"array","null"],items:{type:"object",propertyNames:{title:"a tool whose cost is in the usage: functionDeclarations, codeExecution, urlContext, computerUse, mcpS\
ervers",enum:["functionDeclarations","function_declarations","codeExecution","code_execution","urlContext","url_context","computerUse","computer_use","mcpServer\
s","mcp_servers"]}}}},definitions:{generation:{type:["object","null"],properties:{responseModalities:{type:["array","null"],items:{title:"TEXT: other kinds of a\
nswers have prices of their own",enum:["TEXT","Text","text"]}},response_modalities:{type:["array","null"],items:{title:"TEXT: other kinds of answers have prices\
 of their own",enum:["TEXT","Text","text"]}},routingConfig:{title:"absent: it chooses another model than the path",type:"null"},routing_config:{title:"absent: i\
t chooses another model than the path",type:"null"},modelConfig:{title:"absent: it chooses another model than the path",type:"null"},model_config:{title:"absent\
: it chooses another model than the path",type:"null"},modelSelectionConfig:{title:"absent: it chooses another model than the path",type:"null"},model_selection_config:{
title:"absent: it chooses another model than the path",type:"null"}}},part:{type:"object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"\
the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:\
[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*go\
ogleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},file_data:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files hav\
e no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public pag\
e or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{
properties:{parts:{items:{$ref:"#/definitions/part"}}}},function_response:{properties:{parts:{items:{$ref:"#/definitions/part"}}}}}}}},E={type:["object","null"],
properties:{responseModalities:{type:["array","null"],items:{title:"TEXT: other kinds of answers have prices of their own",enum:["TEXT","Text","text"]}},response_modalities:{
type:["array","null"],items:{title:"TEXT: other kinds of answers have prices of their own",enum:["TEXT","Text","text"]}},routingConfig:{title:"absent: it choose\
s another model than the path",type:"null"},routing_config:{title:"absent: it chooses another model than the path",type:"null"},modelConfig:{title:"absent: it c\
hooses another model than the path",type:"null"},model_config:{title:"absent: it chooses another model than the path",type:"null"},modelSelectionConfig:{title:"\
absent: it chooses another model than the path",type:"null"},model_selection_config:{title:"absent: it chooses another model than the path",type:"null"}}},$e={type:"\
object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send t\
hem as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded fil\
es have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},file_data:{type:["object","null"],properties:{
fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.co\
m)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://\
(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{properties:{parts:{items:{$ref:"#/definitions/part"}}}},function_response:{properties:{
parts:{items:{$ref:"#/definitions/part"}}}}}},Ye=new RegExp("^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)","u"),tr={validate:Oe};function Oe(t,{
instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.fileData!==void 0){
let u=t.fileData,a=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null)return Oe.errors=[{instancePath:s+"/fileData",schemaPath:"#/properties/fileData/ty\
pe",keyword:"type",params:{type:$e.properties.fileData.type},message:"must be object,null",schema:$e.properties.fileData.type,parentSchema:$e.properties.fileData,
data:u}],!1;if(e===a&&u&&typeof u=="object"&&!Array.isArray(u)){if(u.fileUri!==void 0){let f=u.fileUri,l=e;if(typeof f=="string"&&!Ye.test(f))return Oe.errors=[
{instancePath:s+"/fileData/fileUri",schemaPath:"#/properties/fileData/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*goog\
leapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.\
-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:$e.properties.fileData.properties.fileUri,data:f}],!1;var o=l===e}else var o=!0;if(o)if(u.file_uri!==void 0){
let f=u.file_uri,l=e;if(typeof f=="string"&&!Ye.test(f))return Oe.errors=[{instancePath:s+"/fileData/file_uri",schemaPath:"#/properties/fileData/properties/file\
_uri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0\
-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:$e.properties.fileData.properties.
file_uri,data:f}],!1;var o=l===e}else var o=!0}var k=a===e}else var k=!0;if(k){if(t.file_data!==void 0){let u=t.file_data,a=e;if(!(u&&typeof u=="object"&&!Array.
isArray(u))&&u!==null)return Oe.errors=[{instancePath:s+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type:$e.properties.file_data.
type},message:"must be object,null",schema:$e.properties.file_data.type,parentSchema:$e.properties.file_data,data:u}],!1;if(e===a&&u&&typeof u=="object"&&!Array.
isArray(u)){if(u.fileUri!==void 0){let l=u.fileUri,m=e;if(typeof l=="string"&&!Ye.test(l))return Oe.errors=[{instancePath:s+"/file_data/fileUri",schemaPath:"#/p\
roperties/file_data/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'mus\
t match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:$e.
properties.file_data.properties.fileUri,data:l}],!1;var _=m===e}else var _=!0;if(_)if(u.file_uri!==void 0){let l=u.file_uri,m=e;if(typeof l=="string"&&!Ye.test(
l))return Oe.errors=[{instancePath:s+"/file_data/file_uri",schemaPath:"#/properties/file_data/properties/file_uri/pattern",keyword:"pattern",params:{pattern:"^h\
ttps://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"\
^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:$e.properties.file_data.properties.file_uri,data:l}],!1;var _=m===e}else var _=!0}var k=a===
e}else var k=!0;if(k){if(t.functionResponse!==void 0){let u=t.functionResponse,a=e;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.parts!==void 0){let l=u.parts;
if(Array.isArray(l)){var j=!0;let m=l.length;for(let h=0;h<m;h++){let p=e;tr.validate(l[h],{instancePath:s+"/functionResponse/parts/"+h,parentData:l,parentDataProperty:h,
rootData:R})||(r=r===null?tr.validate.errors:r.concat(tr.validate.errors),e=r.length);var j=p===e;if(!j)break}}}var k=a===e}else var k=!0;if(k)if(t.function_response!==
void 0){let u=t.function_response,a=e;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.parts!==void 0){let l=u.parts;if(Array.isArray(l)){var b=!0;let m=l.length;
for(let h=0;h<m;h++){let p=e;tr.validate(l[h],{instancePath:s+"/function_response/parts/"+h,parentData:l,parentDataProperty:h,rootData:R})||(r=r===null?tr.validate.
errors:r.concat(tr.validate.errors),e=r.length);var b=p===e;if(!b)break}}}var k=a===e}else var k=!0}}}else return Oe.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:$e.type,parentSchema:$e,data:t}],!1;return Oe.errors=r,e===0}function K(t,{instancePath:s="",
parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.contents===void 0&&(v="con\
tents"))return K.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},message:"must have required property '"+v+"'",schema:I.
required,parentSchema:I,data:t}],!1;if(t.contents!==void 0){let d=t.contents,y=e;if(e===y)if(Array.isArray(d)){if(d.length<1)return K.errors=[{instancePath:s+"/\
contents",schemaPath:"#/properties/contents/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:I.properties.
contents,data:d}],!1;{var o=!0;let i=d.length;for(let A=0;A<i;A++){let c=d[A],g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.parts===void 0&&
(P="parts"))return K.errors=[{instancePath:s+"/contents/"+A,schemaPath:"#/properties/contents/items/required",keyword:"required",params:{missingProperty:P},message:"\
must have required property '"+P+"'",schema:I.properties.contents.items.required,parentSchema:I.properties.contents.items,data:c}],!1;if(c.parts!==void 0){let S=c.
parts;if(e===e)if(Array.isArray(S)){var k=!0;let x=S.length;for(let q=0;q<x;q++){let V=e;Oe(S[q],{instancePath:s+"/contents/"+A+"/parts/"+q,parentData:S,parentDataProperty:q,
rootData:R})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var k=V===e;if(!k)break}}else return K.errors=[{instancePath:s+"/contents/"+A+"/parts",schemaPath:"\
#/properties/contents/items/properties/parts/type",keyword:"type",params:{type:"array"},message:"must be array",schema:I.properties.contents.items.properties.parts.
type,parentSchema:I.properties.contents.items.properties.parts,data:S}],!1}}else return K.errors=[{instancePath:s+"/contents/"+A,schemaPath:"#/properties/conten\
ts/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.contents.items.type,parentSchema:I.properties.contents.items,data:c}],
!1;var o=g===e;if(!o)break}}}else return K.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:I.properties.contents.type,parentSchema:I.properties.contents,data:d}],!1;var _=y===e}else var _=!0;if(_){if(t.systemInstruction!==void 0){
let d=t.systemInstruction,y=e;if(typeof d!="object"&&typeof d!="string")return K.errors=[{instancePath:s+"/systemInstruction",schemaPath:"#/properties/systemIns\
truction/type",keyword:"type",params:{type:I.properties.systemInstruction.type},message:"must be object,string,array,null",schema:I.properties.systemInstruction.
type,parentSchema:I.properties.systemInstruction,data:d}],!1;if(e===y&&d&&typeof d=="object"&&!Array.isArray(d)&&d.parts!==void 0){let A=d.parts;if(Array.isArray(
A)){var j=!0;let c=A.length;for(let g=0;g<c;g++){let w=e;Oe(A[g],{instancePath:s+"/systemInstruction/parts/"+g,parentData:A,parentDataProperty:g,rootData:R})||(r=
r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var j=w===e;if(!j)break}}}var _=y===e}else var _=!0;if(_){if(t.system_instruction!==void 0){let d=t.system_instruction,
y=e;if(typeof d!="object"&&typeof d!="string")return K.errors=[{instancePath:s+"/system_instruction",schemaPath:"#/properties/system_instruction/type",keyword:"\
type",params:{type:I.properties.system_instruction.type},message:"must be object,string,array,null",schema:I.properties.system_instruction.type,parentSchema:I.properties.
system_instruction,data:d}],!1;if(e===y&&d&&typeof d=="object"&&!Array.isArray(d)&&d.parts!==void 0){let A=d.parts;if(Array.isArray(A)){var b=!0;let c=A.length;
for(let g=0;g<c;g++){let w=e;Oe(A[g],{instancePath:s+"/system_instruction/parts/"+g,parentData:A,parentDataProperty:g,rootData:R})||(r=r===null?Oe.errors:r.concat(
Oe.errors),e=r.length);var b=w===e;if(!b)break}}}var _=y===e}else var _=!0;if(_){if(t.cachedContent!==void 0){let d=t.cachedContent,y=e;if(d!==null)return K.errors=
[{instancePath:s+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.cachedContent.
type,parentSchema:I.properties.cachedContent,data:d}],!1;var _=y===e}else var _=!0;if(_){if(t.cached_content!==void 0){let d=t.cached_content,y=e;if(d!==null)return K.
errors=[{instancePath:s+"/cached_content",schemaPath:"#/properties/cached_content/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.
cached_content.type,parentSchema:I.properties.cached_content,data:d}],!1;var _=y===e}else var _=!0;if(_){if(t.serviceTier!==void 0){let d=t.serviceTier,y=e;if(!(d===
"standard"||d==="unspecified"||d==="STANDARD"||d==="SERVICE_TIER_STANDARD"||d==="SERVICE_TIER_UNSPECIFIED"||d===null))return K.errors=[{instancePath:s+"/service\
Tier",schemaPath:"#/properties/serviceTier/enum",keyword:"enum",params:{allowedValues:I.properties.serviceTier.enum},message:"must be equal to one of the allowe\
d values",schema:I.properties.serviceTier.enum,parentSchema:I.properties.serviceTier,data:d}],!1;var _=y===e}else var _=!0;if(_){if(t.service_tier!==void 0){let d=t.
service_tier,y=e;if(!(d==="standard"||d==="unspecified"||d==="STANDARD"||d==="SERVICE_TIER_STANDARD"||d==="SERVICE_TIER_UNSPECIFIED"||d===null))return K.errors=
[{instancePath:s+"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues:I.properties.service_tier.enum},message:"must \
be equal to one of the allowed values",schema:I.properties.service_tier.enum,parentSchema:I.properties.service_tier,data:d}],!1;var _=y===e}else var _=!0;if(_){
if(t.generationConfig!==void 0){let d=t.generationConfig,y=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return K.errors=[{instancePath:s+"/generat\
ionConfig",schemaPath:"#/properties/generationConfig/type",keyword:"type",params:{type:I.properties.generationConfig.type},message:"must be object,null",schema:I.
properties.generationConfig.type,parentSchema:I.properties.generationConfig,data:d}],!1;let i=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return K.
errors=[{instancePath:s+"/generationConfig",schemaPath:"#/definitions/generation/type",keyword:"type",params:{type:E.type},message:"must be object,null",schema:E.
type,parentSchema:E,data:d}],!1;if(e===i&&d&&typeof d=="object"&&!Array.isArray(d)){if(d.responseModalities!==void 0){let c=d.responseModalities,g=e;if(!Array.isArray(
c)&&c!==null)return K.errors=[{instancePath:s+"/generationConfig/responseModalities",schemaPath:"#/definitions/generation/properties/responseModalities/type",keyword:"\
type",params:{type:E.properties.responseModalities.type},message:"must be array,null",schema:E.properties.responseModalities.type,parentSchema:E.properties.responseModalities,
data:c}],!1;if(e===g&&Array.isArray(c)){var u=!0;let w=c.length;for(let P=0;P<w;P++){let S=c[P],O=e;if(!(S==="TEXT"||S==="Text"||S==="text"))return K.errors=[{instancePath:s+
"/generationConfig/responseModalities/"+P,schemaPath:"#/definitions/generation/properties/responseModalities/items/enum",keyword:"enum",params:{allowedValues:E.
properties.responseModalities.items.enum},message:"must be equal to one of the allowed values",schema:E.properties.responseModalities.items.enum,parentSchema:E.
properties.responseModalities.items,data:S}],!1;var u=O===e;if(!u)break}}var a=g===e}else var a=!0;if(a){if(d.response_modalities!==void 0){let c=d.response_modalities,
g=e;if(!Array.isArray(c)&&c!==null)return K.errors=[{instancePath:s+"/generationConfig/response_modalities",schemaPath:"#/definitions/generation/properties/resp\
onse_modalities/type",keyword:"type",params:{type:E.properties.response_modalities.type},message:"must be array,null",schema:E.properties.response_modalities.type,
parentSchema:E.properties.response_modalities,data:c}],!1;if(e===g&&Array.isArray(c)){var f=!0;let P=c.length;for(let S=0;S<P;S++){let O=c[S],x=e;if(!(O==="TEXT"||
O==="Text"||O==="text"))return K.errors=[{instancePath:s+"/generationConfig/response_modalities/"+S,schemaPath:"#/definitions/generation/properties/response_mod\
alities/items/enum",keyword:"enum",params:{allowedValues:E.properties.response_modalities.items.enum},message:"must be equal to one of the allowed values",schema:E.
properties.response_modalities.items.enum,parentSchema:E.properties.response_modalities.items,data:O}],!1;var f=x===e;if(!f)break}}var a=g===e}else var a=!0;if(a){
if(d.routingConfig!==void 0){let c=d.routingConfig,g=e;if(c!==null)return K.errors=[{instancePath:s+"/generationConfig/routingConfig",schemaPath:"#/definitions/\
generation/properties/routingConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.routingConfig.type,parentSchema:E.properties.
routingConfig,data:c}],!1;var a=g===e}else var a=!0;if(a){if(d.routing_config!==void 0){let c=d.routing_config,g=e;if(c!==null)return K.errors=[{instancePath:s+
"/generationConfig/routing_config",schemaPath:"#/definitions/generation/properties/routing_config/type",keyword:"type",params:{type:"null"},message:"must be nul\
l",schema:E.properties.routing_config.type,parentSchema:E.properties.routing_config,data:c}],!1;var a=g===e}else var a=!0;if(a){if(d.modelConfig!==void 0){let c=d.
modelConfig,g=e;if(c!==null)return K.errors=[{instancePath:s+"/generationConfig/modelConfig",schemaPath:"#/definitions/generation/properties/modelConfig/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:E.properties.modelConfig.type,parentSchema:E.properties.modelConfig,data:c}],!1;var a=g===e}else var a=!0;
if(a){if(d.model_config!==void 0){let c=d.model_config,g=e;if(c!==null)return K.errors=[{instancePath:s+"/generationConfig/model_config",schemaPath:"#/definitio\
ns/generation/properties/model_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.model_config.type,parentSchema:E.properties.
model_config,data:c}],!1;var a=g===e}else var a=!0;if(a){if(d.modelSelectionConfig!==void 0){let c=d.modelSelectionConfig,g=e;if(c!==null)return K.errors=[{instancePath:s+
"/generationConfig/modelSelectionConfig",schemaPath:"#/definitions/generation/properties/modelSelectionConfig/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:E.properties.modelSelectionConfig.type,parentSchema:E.properties.modelSelectionConfig,data:c}],!1;var a=g===e}else var a=!0;if(a)if(d.model_selection_config!==
void 0){let c=d.model_selection_config,g=e;if(c!==null)return K.errors=[{instancePath:s+"/generationConfig/model_selection_config",schemaPath:"#/definitions/gen\
eration/properties/model_selection_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.model_selection_config.type,parentSchema:E.
properties.model_selection_config,data:c}],!1;var a=g===e}else var a=!0}}}}}}}var _=y===e}else var _=!0;if(_){if(t.generation_config!==void 0){let d=t.generation_config,
y=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return K.errors=[{instancePath:s+"/generation_config",schemaPath:"#/properties/generation_config/ty\
pe",keyword:"type",params:{type:I.properties.generation_config.type},message:"must be object,null",schema:I.properties.generation_config.type,parentSchema:I.properties.
generation_config,data:d}],!1;let i=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return K.errors=[{instancePath:s+"/generation_config",schemaPath:"\
#/definitions/generation/type",keyword:"type",params:{type:E.type},message:"must be object,null",schema:E.type,parentSchema:E,data:d}],!1;if(e===i&&d&&typeof d==
"object"&&!Array.isArray(d)){if(d.responseModalities!==void 0){let c=d.responseModalities,g=e;if(!Array.isArray(c)&&c!==null)return K.errors=[{instancePath:s+"/\
generation_config/responseModalities",schemaPath:"#/definitions/generation/properties/responseModalities/type",keyword:"type",params:{type:E.properties.responseModalities.
type},message:"must be array,null",schema:E.properties.responseModalities.type,parentSchema:E.properties.responseModalities,data:c}],!1;if(e===g&&Array.isArray(
c)){var l=!0;let w=c.length;for(let P=0;P<w;P++){let S=c[P],O=e;if(!(S==="TEXT"||S==="Text"||S==="text"))return K.errors=[{instancePath:s+"/generation_config/re\
sponseModalities/"+P,schemaPath:"#/definitions/generation/properties/responseModalities/items/enum",keyword:"enum",params:{allowedValues:E.properties.responseModalities.
items.enum},message:"must be equal to one of the allowed values",schema:E.properties.responseModalities.items.enum,parentSchema:E.properties.responseModalities.
items,data:S}],!1;var l=O===e;if(!l)break}}var m=g===e}else var m=!0;if(m){if(d.response_modalities!==void 0){let c=d.response_modalities,g=e;if(!Array.isArray(
c)&&c!==null)return K.errors=[{instancePath:s+"/generation_config/response_modalities",schemaPath:"#/definitions/generation/properties/response_modalities/type",
keyword:"type",params:{type:E.properties.response_modalities.type},message:"must be array,null",schema:E.properties.response_modalities.type,parentSchema:E.properties.
response_modalities,data:c}],!1;if(e===g&&Array.isArray(c)){var h=!0;let P=c.length;for(let S=0;S<P;S++){let O=c[S],x=e;if(!(O==="TEXT"||O==="Text"||O==="text"))
return K.errors=[{instancePath:s+"/generation_config/response_modalities/"+S,schemaPath:"#/definitions/generation/properties/response_modalities/items/enum",keyword:"\
enum",params:{allowedValues:E.properties.response_modalities.items.enum},message:"must be equal to one of the allowed values",schema:E.properties.response_modalities.
items.enum,parentSchema:E.properties.response_modalities.items,data:O}],!1;var h=x===e;if(!h)break}}var m=g===e}else var m=!0;if(m){if(d.routingConfig!==void 0){
let c=d.routingConfig,g=e;if(c!==null)return K.errors=[{instancePath:s+"/generation_config/routingConfig",schemaPath:"#/definitions/generation/properties/routin\
gConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.routingConfig.type,parentSchema:E.properties.routingConfig,data:c}],
!1;var m=g===e}else var m=!0;if(m){if(d.routing_config!==void 0){let c=d.routing_config,g=e;if(c!==null)return K.errors=[{instancePath:s+"/generation_config/rou\
ting_config",schemaPath:"#/definitions/generation/properties/routing_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.
routing_config.type,parentSchema:E.properties.routing_config,data:c}],!1;var m=g===e}else var m=!0;if(m){if(d.modelConfig!==void 0){let c=d.modelConfig,g=e;if(c!==
null)return K.errors=[{instancePath:s+"/generation_config/modelConfig",schemaPath:"#/definitions/generation/properties/modelConfig/type",keyword:"type",params:{
type:"null"},message:"must be null",schema:E.properties.modelConfig.type,parentSchema:E.properties.modelConfig,data:c}],!1;var m=g===e}else var m=!0;if(m){if(d.
model_config!==void 0){let c=d.model_config,g=e;if(c!==null)return K.errors=[{instancePath:s+"/generation_config/model_config",schemaPath:"#/definitions/generat\
ion/properties/model_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.model_config.type,parentSchema:E.properties.model_config,
data:c}],!1;var m=g===e}else var m=!0;if(m){if(d.modelSelectionConfig!==void 0){let c=d.modelSelectionConfig,g=e;if(c!==null)return K.errors=[{instancePath:s+"/\
generation_config/modelSelectionConfig",schemaPath:"#/definitions/generation/properties/modelSelectionConfig/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:E.properties.modelSelectionConfig.type,parentSchema:E.properties.modelSelectionConfig,data:c}],!1;var m=g===e}else var m=!0;if(m)if(d.model_selection_config!==
void 0){let c=d.model_selection_config,g=e;if(c!==null)return K.errors=[{instancePath:s+"/generation_config/model_selection_config",schemaPath:"#/definitions/ge\
neration/properties/model_selection_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.model_selection_config.type,parentSchema:E.
properties.model_selection_config,data:c}],!1;var m=g===e}else var m=!0}}}}}}}var _=y===e}else var _=!0;if(_){if(t.modelArmorConfig!==void 0){let d=t.modelArmorConfig,
y=e;if(d!==null)return K.errors=[{instancePath:s+"/modelArmorConfig",schemaPath:"#/properties/modelArmorConfig/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:I.properties.modelArmorConfig.type,parentSchema:I.properties.modelArmorConfig,data:d}],!1;var _=y===e}else var _=!0;if(_){if(t.model_armor_config!==
void 0){let d=t.model_armor_config,y=e;if(d!==null)return K.errors=[{instancePath:s+"/model_armor_config",schemaPath:"#/properties/model_armor_config/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:I.properties.model_armor_config.type,parentSchema:I.properties.model_armor_config,data:d}],!1;var _=y===
e}else var _=!0;if(_){if(t.continuationToken!==void 0){let d=t.continuationToken,y=e;if(d!==null)return K.errors=[{instancePath:s+"/continuationToken",schemaPath:"\
#/properties/continuationToken/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.continuationToken.type,parentSchema:I.properties.
continuationToken,data:d}],!1;var _=y===e}else var _=!0;if(_){if(t.continuation_token!==void 0){let d=t.continuation_token,y=e;if(d!==null)return K.errors=[{instancePath:s+
"/continuation_token",schemaPath:"#/properties/continuation_token/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.continuation_token.
type,parentSchema:I.properties.continuation_token,data:d}],!1;var _=y===e}else var _=!0;if(_){if(t.generationOutputConfig!==void 0){let d=t.generationOutputConfig,
y=e;if(d!==null)return K.errors=[{instancePath:s+"/generationOutputConfig",schemaPath:"#/properties/generationOutputConfig/type",keyword:"type",params:{type:"nu\
ll"},message:"must be null",schema:I.properties.generationOutputConfig.type,parentSchema:I.properties.generationOutputConfig,data:d}],!1;var _=y===e}else var _=!0;
if(_){if(t.generation_output_config!==void 0){let d=t.generation_output_config,y=e;if(d!==null)return K.errors=[{instancePath:s+"/generation_output_config",schemaPath:"\
#/properties/generation_output_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.generation_output_config.type,parentSchema:I.
properties.generation_output_config,data:d}],!1;var _=y===e}else var _=!0;if(_)if(t.tools!==void 0){let d=t.tools,y=e;if(!Array.isArray(d)&&d!==null)return K.errors=
[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:I.properties.tools.type},message:"must be array,null",schema:I.properties.
tools.type,parentSchema:I.properties.tools,data:d}],!1;if(e===y&&Array.isArray(d)){var p=!0;let A=d.length;for(let c=0;c<A;c++){let g=d[c],w=e;if(e===w)if(g&&typeof g==
"object"&&!Array.isArray(g))for(let S in g){let O=e;if(!(S==="functionDeclarations"||S==="function_declarations"||S==="codeExecution"||S==="code_execution"||S===
"urlContext"||S==="url_context"||S==="computerUse"||S==="computer_use"||S==="mcpServers"||S==="mcp_servers")){let x={instancePath:s+"/tools/"+c,schemaPath:"#/pr\
operties/tools/items/propertyNames/enum",keyword:"enum",params:{allowedValues:I.properties.tools.items.propertyNames.enum},message:"must be equal to one of the \
allowed values",schema:I.properties.tools.items.propertyNames.enum,parentSchema:I.properties.tools.items.propertyNames,data:S,propertyName:S};r===null?r=[x]:r.push(
x),e++}var n=O===e;if(!n){let x={instancePath:s+"/tools/"+c,schemaPath:"#/properties/tools/items/propertyNames",keyword:"propertyNames",params:{propertyName:S},
message:"property name must be valid",schema:I.properties.tools.items.propertyNames,parentSchema:I.properties.tools.items,data:g};return r===null?r=[x]:r.push(x),
e++,K.errors=r,!1;break}}else return K.errors=[{instancePath:s+"/tools/"+c,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:I.properties.tools.items.type,parentSchema:I.properties.tools.items,data:g}],!1;var p=w===e;if(!p)break}}var _=y===e}else var _=!0}}}}}}}}}}}}}}}else
return K.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,data:t}],!1;return K.
errors=r,e===0}var Er=he,F={$schema:"http://json-schema.org/draft-07/schema#",description:"Counts the tokens of contents or of a whole request. It is not billed\
 or stored.",type:"object",properties:{contents:{description:"The turns to count.",type:"array",items:{type:"object",properties:{parts:{items:{$ref:"#/definitio\
ns/part"}}}}},generateContentRequest:{description:"A whole request to count, instead of contents.",type:"object",properties:{contents:{description:"The turns to\
 count.",type:"array",items:{type:"object",properties:{parts:{items:{$ref:"#/definitions/part"}}}}},cachedContent:{description:"Refused, because caches have no \
owner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},cached_content:{description:"Refused, because caches have no owner \
here.",title:"absent: caches have no owner here; send the content itself",type:"null"},systemInstruction:{description:"Instructions for the model.",type:["objec\
t","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}},system_instruction:{description:"Instructions for the model.",type:["object",
"string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}}}},generate_content_request:{description:"A whole request to count, instead of c\
ontents.",type:"object",properties:{contents:{description:"The turns to count.",type:"array",items:{type:"object",properties:{parts:{items:{$ref:"#/definitions/\
part"}}}}},cachedContent:{description:"Refused, because caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"nul\
l"},cached_content:{description:"Refused, because caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},systemInstruction:{
description:"Instructions for the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}},system_instruction:{description:"\
Instructions for the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}}}},cachedContent:{description:"Refus\
ed, because caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},cached_content:{description:"Refused, be\
cause caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},systemInstruction:{description:"Instructions f\
or the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}},system_instruction:{description:"Instructions for\
 the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}}},definitions:{part:{type:"object",properties:{fileData:{
type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^h\
ttps://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send th\
em as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},file_data:{type:["object","null"],properties:{fileUri:{title:"the \
address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#\
]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*google\
apis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{properties:{parts:{items:{$ref:"#/definitions/part"}}}},function_response:{properties:{parts:{items:{$ref:"\
#/definitions/part"}}}}}}}},Ie={type:"object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; upl\
oaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address \
of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},
file_data:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",
pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner he\
re: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{properties:{parts:{items:{$ref:"#/def\
initions/part"}}}},function_response:{properties:{parts:{items:{$ref:"#/definitions/part"}}}}}},sr={validate:te};function te(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.fileData!==void 0){let u=t.fileData,a=e;if(!(u&&
typeof u=="object"&&!Array.isArray(u))&&u!==null)return te.errors=[{instancePath:s+"/fileData",schemaPath:"#/properties/fileData/type",keyword:"type",params:{type:Ie.
properties.fileData.type},message:"must be object,null",schema:Ie.properties.fileData.type,parentSchema:Ie.properties.fileData,data:u}],!1;if(e===a&&u&&typeof u==
"object"&&!Array.isArray(u)){if(u.fileUri!==void 0){let f=u.fileUri,l=e;if(typeof f=="string"&&!Ye.test(f))return te.errors=[{instancePath:s+"/fileData/fileUri",
schemaPath:"#/properties/fileData/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},
message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]\
|$)",parentSchema:Ie.properties.fileData.properties.fileUri,data:f}],!1;var o=l===e}else var o=!0;if(o)if(u.file_uri!==void 0){let f=u.file_uri,l=e;if(typeof f==
"string"&&!Ye.test(f))return te.errors=[{instancePath:s+"/fileData/file_uri",schemaPath:"#/properties/fileData/properties/file_uri/pattern",keyword:"pattern",params:{
pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#\
]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Ie.properties.fileData.properties.file_uri,data:f}],!1;var o=l===e}else
var o=!0}var k=a===e}else var k=!0;if(k){if(t.file_data!==void 0){let u=t.file_data,a=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null)return te.errors=
[{instancePath:s+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type:Ie.properties.file_data.type},message:"must be object,null",schema:Ie.
properties.file_data.type,parentSchema:Ie.properties.file_data,data:u}],!1;if(e===a&&u&&typeof u=="object"&&!Array.isArray(u)){if(u.fileUri!==void 0){let l=u.fileUri,
m=e;if(typeof l=="string"&&!Ye.test(l))return te.errors=[{instancePath:s+"/file_data/fileUri",schemaPath:"#/properties/file_data/properties/fileUri/pattern",keyword:"\
pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[\
a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Ie.properties.file_data.properties.fileUri,data:l}],
!1;var _=m===e}else var _=!0;if(_)if(u.file_uri!==void 0){let l=u.file_uri,m=e;if(typeof l=="string"&&!Ye.test(l))return te.errors=[{instancePath:s+"/file_data/\
file_uri",schemaPath:"#/properties/file_data/properties/file_uri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(\
?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-\
9.-]+(?:[/?#]|$)",parentSchema:Ie.properties.file_data.properties.file_uri,data:l}],!1;var _=m===e}else var _=!0}var k=a===e}else var k=!0;if(k){if(t.functionResponse!==
void 0){let u=t.functionResponse,a=e;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.parts!==void 0){let l=u.parts;if(Array.isArray(l)){var j=!0;let m=l.length;for(let h=0;h<
m;h++){let p=e;sr.validate(l[h],{instancePath:s+"/functionResponse/parts/"+h,parentData:l,parentDataProperty:h,rootData:R})||(r=r===null?sr.validate.errors:r.concat(
sr.validate.errors),e=r.length);var j=p===e;if(!j)break}}}var k=a===e}else var k=!0;if(k)if(t.function_response!==void 0){let u=t.function_response,a=e;if(u&&typeof u==
"object"&&!Array.isArray(u)&&u.parts!==void 0){let l=u.parts;if(Array.isArray(l)){var b=!0;let m=l.length;for(let h=0;h<m;h++){let p=e;sr.validate(l[h],{instancePath:s+
"/function_response/parts/"+h,parentData:l,parentDataProperty:h,rootData:R})||(r=r===null?sr.validate.errors:r.concat(sr.validate.errors),e=r.length);var b=p===
e;if(!b)break}}}var k=a===e}else var k=!0}}}else return te.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:Ie.type,parentSchema:Ie,data:t}],!1;return te.errors=r,e===0}function he(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.contents!==void 0){let y=t.contents,i=e;if(e===i)if(Array.isArray(y)){var o=!0;let A=y.
length;for(let c=0;c<A;c++){let g=y[c],w=e;if(e===w)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.parts!==void 0){let S=g.parts;if(Array.isArray(S)){var k=!0;
let O=S.length;for(let x=0;x<O;x++){let q=e;te(S[x],{instancePath:s+"/contents/"+c+"/parts/"+x,parentData:S,parentDataProperty:x,rootData:R})||(r=r===null?te.errors:
r.concat(te.errors),e=r.length);var k=q===e;if(!k)break}}}}else return he.errors=[{instancePath:s+"/contents/"+c,schemaPath:"#/properties/contents/items/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:F.properties.contents.items.type,parentSchema:F.properties.contents.items,data:g}],!1;var o=w===e;if(!o)
break}}else return he.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:F.
properties.contents.type,parentSchema:F.properties.contents,data:y}],!1;var _=i===e}else var _=!0;if(_){if(t.generateContentRequest!==void 0){let y=t.generateContentRequest,
i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.contents!==void 0){let c=y.contents,g=e;if(e===g)if(Array.isArray(c)){var j=!0;let w=c.length;for(let P=0;P<
w;P++){let S=c[P],O=e;if(e===O)if(S&&typeof S=="object"&&!Array.isArray(S)){if(S.parts!==void 0){let q=S.parts;if(Array.isArray(q)){var b=!0;let V=q.length;for(let G=0;G<
V;G++){let oe=e;te(q[G],{instancePath:s+"/generateContentRequest/contents/"+P+"/parts/"+G,parentData:q,parentDataProperty:G,rootData:R})||(r=r===null?te.errors:
r.concat(te.errors),e=r.length);var b=oe===e;if(!b)break}}}}else return he.errors=[{instancePath:s+"/generateContentRequest/contents/"+P,schemaPath:"#/propertie\
s/generateContentRequest/properties/contents/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.properties.generateContentRequest.
properties.contents.items.type,parentSchema:F.properties.generateContentRequest.properties.contents.items,data:S}],!1;var j=O===e;if(!j)break}}else return he.errors=
[{instancePath:s+"/generateContentRequest/contents",schemaPath:"#/properties/generateContentRequest/properties/contents/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:F.properties.generateContentRequest.properties.contents.type,parentSchema:F.properties.generateContentRequest.properties.contents,
data:c}],!1;var u=g===e}else var u=!0;if(u){if(y.cachedContent!==void 0){let c=y.cachedContent,g=e;if(c!==null)return he.errors=[{instancePath:s+"/generateConte\
ntRequest/cachedContent",schemaPath:"#/properties/generateContentRequest/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be nul\
l",schema:F.properties.generateContentRequest.properties.cachedContent.type,parentSchema:F.properties.generateContentRequest.properties.cachedContent,data:c}],!1;
var u=g===e}else var u=!0;if(u){if(y.cached_content!==void 0){let c=y.cached_content,g=e;if(c!==null)return he.errors=[{instancePath:s+"/generateContentRequest/\
cached_content",schemaPath:"#/properties/generateContentRequest/properties/cached_content/type",keyword:"type",params:{type:"null"},message:"must be null",schema:F.
properties.generateContentRequest.properties.cached_content.type,parentSchema:F.properties.generateContentRequest.properties.cached_content,data:c}],!1;var u=g===
e}else var u=!0;if(u){if(y.systemInstruction!==void 0){let c=y.systemInstruction,g=e;if(typeof c!="object"&&typeof c!="string")return he.errors=[{instancePath:s+
"/generateContentRequest/systemInstruction",schemaPath:"#/properties/generateContentRequest/properties/systemInstruction/type",keyword:"type",params:{type:F.properties.
generateContentRequest.properties.systemInstruction.type},message:"must be object,string,array,null",schema:F.properties.generateContentRequest.properties.systemInstruction.
type,parentSchema:F.properties.generateContentRequest.properties.systemInstruction,data:c}],!1;if(e===g&&c&&typeof c=="object"&&!Array.isArray(c)&&c.parts!==void 0){
let P=c.parts;if(Array.isArray(P)){var a=!0;let S=P.length;for(let O=0;O<S;O++){let x=e;te(P[O],{instancePath:s+"/generateContentRequest/systemInstruction/parts\
/"+O,parentData:P,parentDataProperty:O,rootData:R})||(r=r===null?te.errors:r.concat(te.errors),e=r.length);var a=x===e;if(!a)break}}}var u=g===e}else var u=!0;if(u)
if(y.system_instruction!==void 0){let c=y.system_instruction,g=e;if(typeof c!="object"&&typeof c!="string")return he.errors=[{instancePath:s+"/generateContentRe\
quest/system_instruction",schemaPath:"#/properties/generateContentRequest/properties/system_instruction/type",keyword:"type",params:{type:F.properties.generateContentRequest.
properties.system_instruction.type},message:"must be object,string,array,null",schema:F.properties.generateContentRequest.properties.system_instruction.type,parentSchema:F.
properties.generateContentRequest.properties.system_instruction,data:c}],!1;if(e===g&&c&&typeof c=="object"&&!Array.isArray(c)&&c.parts!==void 0){let P=c.parts;
if(Array.isArray(P)){var f=!0;let S=P.length;for(let O=0;O<S;O++){let x=e;te(P[O],{instancePath:s+"/generateContentRequest/system_instruction/parts/"+O,parentData:P,
parentDataProperty:O,rootData:R})||(r=r===null?te.errors:r.concat(te.errors),e=r.length);var f=x===e;if(!f)break}}}var u=g===e}else var u=!0}}}}else return he.errors=
[{instancePath:s+"/generateContentRequest",schemaPath:"#/properties/generateContentRequest/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:F.properties.generateContentRequest.type,parentSchema:F.properties.generateContentRequest,data:y}],!1;var _=i===e}else var _=!0;if(_){if(t.generate_content_request!==
void 0){let y=t.generate_content_request,i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.contents!==void 0){let c=y.contents,g=e;if(e===g)if(Array.
isArray(c)){var l=!0;let w=c.length;for(let P=0;P<w;P++){let S=c[P],O=e;if(e===O)if(S&&typeof S=="object"&&!Array.isArray(S)){if(S.parts!==void 0){let q=S.parts;
if(Array.isArray(q)){var m=!0;let V=q.length;for(let G=0;G<V;G++){let oe=e;te(q[G],{instancePath:s+"/generate_content_request/contents/"+P+"/parts/"+G,parentData:q,
parentDataProperty:G,rootData:R})||(r=r===null?te.errors:r.concat(te.errors),e=r.length);var m=oe===e;if(!m)break}}}}else return he.errors=[{instancePath:s+"/ge\
nerate_content_request/contents/"+P,schemaPath:"#/properties/generate_content_request/properties/contents/items/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:F.properties.generate_content_request.properties.contents.items.type,parentSchema:F.properties.generate_content_request.properties.contents.
items,data:S}],!1;var l=O===e;if(!l)break}}else return he.errors=[{instancePath:s+"/generate_content_request/contents",schemaPath:"#/properties/generate_content\
_request/properties/contents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:F.properties.generate_content_request.properties.contents.
type,parentSchema:F.properties.generate_content_request.properties.contents,data:c}],!1;var h=g===e}else var h=!0;if(h){if(y.cachedContent!==void 0){let c=y.cachedContent,
g=e;if(c!==null)return he.errors=[{instancePath:s+"/generate_content_request/cachedContent",schemaPath:"#/properties/generate_content_request/properties/cachedC\
ontent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:F.properties.generate_content_request.properties.cachedContent.type,parentSchema:F.
properties.generate_content_request.properties.cachedContent,data:c}],!1;var h=g===e}else var h=!0;if(h){if(y.cached_content!==void 0){let c=y.cached_content,g=e;
if(c!==null)return he.errors=[{instancePath:s+"/generate_content_request/cached_content",schemaPath:"#/properties/generate_content_request/properties/cached_con\
tent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:F.properties.generate_content_request.properties.cached_content.type,parentSchema:F.
properties.generate_content_request.properties.cached_content,data:c}],!1;var h=g===e}else var h=!0;if(h){if(y.systemInstruction!==void 0){let c=y.systemInstruction,
g=e;if(typeof c!="object"&&typeof c!="string")return he.errors=[{instancePath:s+"/generate_content_request/systemInstruction",schemaPath:"#/properties/generate_\
content_request/properties/systemInstruction/type",keyword:"type",params:{type:F.properties.generate_content_request.properties.systemInstruction.type},message:"\
must be object,string,array,null",schema:F.properties.generate_content_request.properties.systemInstruction.type,parentSchema:F.properties.generate_content_request.
properties.systemInstruction,data:c}],!1;if(e===g&&c&&typeof c=="object"&&!Array.isArray(c)&&c.parts!==void 0){let P=c.parts;if(Array.isArray(P)){var p=!0;let S=P.
length;for(let O=0;O<S;O++){let x=e;te(P[O],{instancePath:s+"/generate_content_request/systemInstruction/parts/"+O,parentData:P,parentDataProperty:O,rootData:R})||
(r=r===null?te.errors:r.concat(te.errors),e=r.length);var p=x===e;if(!p)break}}}var h=g===e}else var h=!0;if(h)if(y.system_instruction!==void 0){let c=y.system_instruction,
g=e;if(typeof c!="object"&&typeof c!="string")return he.errors=[{instancePath:s+"/generate_content_request/system_instruction",schemaPath:"#/properties/generate\
_content_request/properties/system_instruction/type",keyword:"type",params:{type:F.properties.generate_content_request.properties.system_instruction.type},message:"\
must be object,string,array,null",schema:F.properties.generate_content_request.properties.system_instruction.type,parentSchema:F.properties.generate_content_request.
properties.system_instruction,data:c}],!1;if(e===g&&c&&typeof c=="object"&&!Array.isArray(c)&&c.parts!==void 0){let P=c.parts;if(Array.isArray(P)){var n=!0;let S=P.
length;for(let O=0;O<S;O++){let x=e;te(P[O],{instancePath:s+"/generate_content_request/system_instruction/parts/"+O,parentData:P,parentDataProperty:O,rootData:R})||
(r=r===null?te.errors:r.concat(te.errors),e=r.length);var n=x===e;if(!n)break}}}var h=g===e}else var h=!0}}}}else return he.errors=[{instancePath:s+"/generate_c\
ontent_request",schemaPath:"#/properties/generate_content_request/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.properties.generate_content_request.
type,parentSchema:F.properties.generate_content_request,data:y}],!1;var _=i===e}else var _=!0;if(_){if(t.cachedContent!==void 0){let y=t.cachedContent,i=e;if(y!==
null)return he.errors=[{instancePath:s+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be null",
schema:F.properties.cachedContent.type,parentSchema:F.properties.cachedContent,data:y}],!1;var _=i===e}else var _=!0;if(_){if(t.cached_content!==void 0){let y=t.
cached_content,i=e;if(y!==null)return he.errors=[{instancePath:s+"/cached_content",schemaPath:"#/properties/cached_content/type",keyword:"type",params:{type:"nu\
ll"},message:"must be null",schema:F.properties.cached_content.type,parentSchema:F.properties.cached_content,data:y}],!1;var _=i===e}else var _=!0;if(_){if(t.systemInstruction!==
void 0){let y=t.systemInstruction,i=e;if(typeof y!="object"&&typeof y!="string")return he.errors=[{instancePath:s+"/systemInstruction",schemaPath:"#/properties/\
systemInstruction/type",keyword:"type",params:{type:F.properties.systemInstruction.type},message:"must be object,string,array,null",schema:F.properties.systemInstruction.
type,parentSchema:F.properties.systemInstruction,data:y}],!1;if(e===i&&y&&typeof y=="object"&&!Array.isArray(y)&&y.parts!==void 0){let c=y.parts;if(Array.isArray(
c)){var v=!0;let g=c.length;for(let w=0;w<g;w++){let P=e;te(c[w],{instancePath:s+"/systemInstruction/parts/"+w,parentData:c,parentDataProperty:w,rootData:R})||(r=
r===null?te.errors:r.concat(te.errors),e=r.length);var v=P===e;if(!v)break}}}var _=i===e}else var _=!0;if(_)if(t.system_instruction!==void 0){let y=t.system_instruction,
i=e;if(typeof y!="object"&&typeof y!="string")return he.errors=[{instancePath:s+"/system_instruction",schemaPath:"#/properties/system_instruction/type",keyword:"\
type",params:{type:F.properties.system_instruction.type},message:"must be object,string,array,null",schema:F.properties.system_instruction.type,parentSchema:F.properties.
system_instruction,data:y}],!1;if(e===i&&y&&typeof y=="object"&&!Array.isArray(y)&&y.parts!==void 0){let c=y.parts;if(Array.isArray(c)){var d=!0;let g=c.length;
for(let w=0;w<g;w++){let P=e;te(c[w],{instancePath:s+"/system_instruction/parts/"+w,parentData:c,parentDataProperty:w,rootData:R})||(r=r===null?te.errors:r.concat(
te.errors),e=r.length);var d=P===e;if(!d)break}}}var _=i===e}else var _=!0}}}}}}else return he.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:F.type,parentSchema:F,data:t}],!1;return he.errors=r,e===0}var Lr=we,Q={$schema:"http://json-schema.org/draft-07/\
schema#",description:"Asks a model for a message. Members that are not listed are forwarded.",type:"object",required:["model","messages"],properties:{model:{description:"\
The model's id in the catalogue.",type:"string",minLength:1},messages:{description:"The conversation.",type:"array",minItems:1,items:{type:"object",properties:{
content:{$ref:"#/definitions/content"}}}},stream:{description:"True selects an event stream.",type:"boolean"},speed:{description:"Other speeds are refused, beca\
use upstreams charge more for them and the price tables have no prices for them.",enum:["standard",null]},inference_geo:{description:"A region is refused, becau\
se upstreams charge more for it and the price tables have no prices for it.",enum:["global",null]},fallbacks:{description:"Refused, because they name other mode\
ls.",title:"absent: it names other models, which have other prices; send the request again to another model instead",type:"null"},fallback_credit_token:{description:"\
Refused, because it changes the price of a request.",title:"absent: it belongs to fallbacks, which are not accepted here",type:"null"},billing_policy:{type:["ob\
ject","null"],description:"Only `self`: another payer would change who pays the upstream.",properties:{bill_to:{enum:["self",null]}}},container:{description:"Re\
fused, because containers, files and skills have no owner here.",title:"absent: containers and skills have no owner here",type:"null"},thread:{description:"Refu\
sed, because stored conversations have no owner here.",title:"absent: stored conversations have no owner here; send the whole conversation",type:"null"},tools:{
description:"Tools of the caller, and those of the upstream that have a price here.",type:["array","null"],items:{properties:{type:{description:"An advisor name\
s another model, and the time of a container has a price that no usage reports.",title:"the type of a tool that has a price here: not an advisor_* or code_execu\
tion_* tool",not:{pattern:"^(advisor|code_execution)"}}}}}},definitions:{content:{if:{type:"array"},then:{items:{$ref:"#/definitions/part"}}},part:{properties:{
type:{title:"a block that names no file of the vendor's and defines no tool; send files as content, and tools in tools",not:{enum:["container_upload"]}},source:{
properties:{type:{title:"something else than file, because uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/defi\
nitions/content"}}},content:{if:{type:"object"},then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{properties:{type:{title:"a reference\
; define tools in tools, where their price is known",not:{const:"tool_definition"}}}},tool_changes:{type:["array","null"],items:{$ref:"#/definitions/part"}}}}}},
vr={if:{type:"array"},then:{items:{$ref:"#/definitions/part"}}},Ee={properties:{type:{title:"a block that names no file of the vendor's and defines no tool; sen\
d files as content, and tools in tools",not:{enum:["container_upload"]}},source:{properties:{type:{title:"something else than file, because uploaded files have \
no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/definitions/content"}}},content:{if:{type:"object"},then:{$ref:"#/definitions/part"},
else:{$ref:"#/definitions/content"}},tool:{properties:{type:{title:"a reference; define tools in tools, where their price is known",not:{const:"tool_definition"}}}},
tool_changes:{type:["array","null"],items:{$ref:"#/definitions/part"}}}},ar={validate:pr},ir={validate:Me};function Me(t,{instancePath:s="",parentData:se,parentDataProperty:re,
rootData:R=t}={}){let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let f=t.type,l=e,m=e,h=e;if(f!=="container_upload"){let p={};r===
null?r=[p]:r.push(p),e++}var o=h===e;if(o)return Me.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT\
 be valid",schema:Ee.properties.type.not,parentSchema:Ee.properties.type,data:f}],!1;e=m,r!==null&&(m?r.length=m:r=null);var k=l===e}else var k=!0;if(k){if(t.source!==
void 0){let f=t.source,l=e;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.type!==void 0){let h=f.type,p=e,n=e,v=e;if(h!=="file"){let d={};r===null?r=[d]:r.push(
d),e++}var _=v===e;if(_)return Me.errors=[{instancePath:s+"/source/type",schemaPath:"#/properties/source/properties/type/not",keyword:"not",params:{},message:"m\
ust NOT be valid",schema:Ee.properties.source.properties.type.not,parentSchema:Ee.properties.source.properties.type,data:h}],!1;e=n,r!==null&&(n?r.length=n:r=null);
var j=p===e}else var j=!0;if(j)if(f.content!==void 0){let h=e;ar.validate(f.content,{instancePath:s+"/source/content",parentData:f,parentDataProperty:"content",
rootData:R})||(r=r===null?ar.validate.errors:r.concat(ar.validate.errors),e=r.length);var j=h===e}else var j=!0}var k=l===e}else var k=!0;if(k){if(t.content!==void 0){
let f=t.content,l=e,m=e,h=!0,p=e;if(!(f&&typeof f=="object"&&!Array.isArray(f))){let d={};r===null?r=[d]:r.push(d),e++}var b=p===e;e=m,r!==null&&(m?r.length=m:r=
null);let n;if(b){let d=e;ir.validate(f,{instancePath:s+"/content",parentData:t,parentDataProperty:"content",rootData:R})||(r=r===null?ir.validate.errors:r.concat(
ir.validate.errors),e=r.length);var b=d===e;h=b,n="then"}else{let d=e;ar.validate(f,{instancePath:s+"/content",parentData:t,parentDataProperty:"content",rootData:R})||
(r=r===null?ar.validate.errors:r.concat(ar.validate.errors),e=r.length);var b=d===e;h=b,n="else"}if(!h){let d={instancePath:s+"/content",schemaPath:"#/propertie\
s/content/if",keyword:"if",params:{failingKeyword:n},message:'must match "'+n+'" schema',schema:Ee.properties.content.if,parentSchema:Ee.properties.content,data:f};
return r===null?r=[d]:r.push(d),e++,Me.errors=r,!1}var k=l===e}else var k=!0;if(k){if(t.tool!==void 0){let f=t.tool,l=e;if(f&&typeof f=="object"&&!Array.isArray(
f)&&f.type!==void 0){let h=f.type,p=e,n=e;if(h!=="tool_definition"){let v={};r===null?r=[v]:r.push(v),e++}var u=n===e;if(u)return Me.errors=[{instancePath:s+"/t\
ool/type",schemaPath:"#/properties/tool/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:Ee.properties.tool.properties.type.not,parentSchema:Ee.
properties.tool.properties.type,data:h}],!1;e=p,r!==null&&(p?r.length=p:r=null)}var k=l===e}else var k=!0;if(k)if(t.tool_changes!==void 0){let f=t.tool_changes,
l=e;if(!Array.isArray(f)&&f!==null)return Me.errors=[{instancePath:s+"/tool_changes",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{type:Ee.
properties.tool_changes.type},message:"must be array,null",schema:Ee.properties.tool_changes.type,parentSchema:Ee.properties.tool_changes,data:f}],!1;if(e===l&&
Array.isArray(f)){var a=!0;let h=f.length;for(let p=0;p<h;p++){let n=e;ir.validate(f[p],{instancePath:s+"/tool_changes/"+p,parentData:f,parentDataProperty:p,rootData:R})||
(r=r===null?ir.validate.errors:r.concat(ir.validate.errors),e=r.length);var a=n===e;if(!a)break}}var k=l===e}else var k=!0}}}}return Me.errors=r,e===0}function pr(t,{
instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0,o=e,k=!0,_=e;if(!Array.isArray(t)){let u={};r===null?r=[u]:r.push(u),e++}
var j=_===e;if(e=o,r!==null&&(o?r.length=o:r=null),j){let u=e;if(Array.isArray(t)){var b=!0;let f=t.length;for(let l=0;l<f;l++){let m=e;Me(t[l],{instancePath:s+
"/"+l,parentData:t,parentDataProperty:l,rootData:R})||(r=r===null?Me.errors:r.concat(Me.errors),e=r.length);var b=m===e;if(!b)break}}var j=u===e;k=j}if(!k){let u={
instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:vr.if,parentSchema:vr,data:t};return r===
null?r=[u]:r.push(u),e++,pr.errors=r,!1}return pr.errors=r,e===0}var zr=new RegExp("^(advisor|code_execution)","u");function we(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.model===void 0&&(b="model")||t.messages===
void 0&&(b="messages"))return we.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:b},message:"must have required prope\
rty '"+b+"'",schema:Q.required,parentSchema:Q,data:t}],!1;if(t.model!==void 0){let u=t.model,a=e;if(e===a)if(typeof u=="string"){if(Ne(u)<1)return we.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Q.
properties.model,data:u}],!1}else return we.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Q.properties.model.type,parentSchema:Q.properties.model,data:u}],!1;var o=a===e}else var o=!0;if(o){if(t.messages!==void 0){let u=t.messages,
a=e;if(e===a)if(Array.isArray(u)){if(u.length<1)return we.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:Q.properties.messages,data:u}],!1;{var k=!0;let l=u.length;for(let m=0;m<l;m++){let h=u[m],
p=e;if(e===p)if(h&&typeof h=="object"&&!Array.isArray(h))h.content!==void 0&&(pr(h.content,{instancePath:s+"/messages/"+m+"/content",parentData:h,parentDataProperty:"\
content",rootData:R})||(r=r===null?pr.errors:r.concat(pr.errors),e=r.length));else return we.errors=[{instancePath:s+"/messages/"+m,schemaPath:"#/properties/mes\
sages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Q.properties.messages.items.type,parentSchema:Q.properties.messages.items,
data:h}],!1;var k=p===e;if(!k)break}}}else return we.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array",schema:Q.properties.messages.type,parentSchema:Q.properties.messages,data:u}],!1;var o=a===e}else var o=!0;if(o){if(t.stream!==void 0){
let u=t.stream,a=e;if(typeof u!="boolean")return we.errors=[{instancePath:s+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:Q.properties.stream.type,parentSchema:Q.properties.stream,data:u}],!1;var o=a===e}else var o=!0;if(o){if(t.speed!==void 0){let u=t.
speed,a=e;if(!(u==="standard"||u===null))return we.errors=[{instancePath:s+"/speed",schemaPath:"#/properties/speed/enum",keyword:"enum",params:{allowedValues:Q.
properties.speed.enum},message:"must be equal to one of the allowed values",schema:Q.properties.speed.enum,parentSchema:Q.properties.speed,data:u}],!1;var o=a===
e}else var o=!0;if(o){if(t.inference_geo!==void 0){let u=t.inference_geo,a=e;if(!(u==="global"||u===null))return we.errors=[{instancePath:s+"/inference_geo",schemaPath:"\
#/properties/inference_geo/enum",keyword:"enum",params:{allowedValues:Q.properties.inference_geo.enum},message:"must be equal to one of the allowed values",schema:Q.
properties.inference_geo.enum,parentSchema:Q.properties.inference_geo,data:u}],!1;var o=a===e}else var o=!0;if(o){if(t.fallbacks!==void 0){let u=t.fallbacks,a=e;
if(u!==null)return we.errors=[{instancePath:s+"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Q.
properties.fallbacks.type,parentSchema:Q.properties.fallbacks,data:u}],!1;var o=a===e}else var o=!0;if(o){if(t.fallback_credit_token!==void 0){let u=t.fallback_credit_token,
a=e;if(u!==null)return we.errors=[{instancePath:s+"/fallback_credit_token",schemaPath:"#/properties/fallback_credit_token/type",keyword:"type",params:{type:"nul\
l"},message:"must be null",schema:Q.properties.fallback_credit_token.type,parentSchema:Q.properties.fallback_credit_token,data:u}],!1;var o=a===e}else var o=!0;
if(o){if(t.billing_policy!==void 0){let u=t.billing_policy,a=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null)return we.errors=[{instancePath:s+"/bill\
ing_policy",schemaPath:"#/properties/billing_policy/type",keyword:"type",params:{type:Q.properties.billing_policy.type},message:"must be object,null",schema:Q.properties.
billing_policy.type,parentSchema:Q.properties.billing_policy,data:u}],!1;if(e===a&&u&&typeof u=="object"&&!Array.isArray(u)&&u.bill_to!==void 0){let l=u.bill_to;
if(!(l==="self"||l===null))return we.errors=[{instancePath:s+"/billing_policy/bill_to",schemaPath:"#/properties/billing_policy/properties/bill_to/enum",keyword:"\
enum",params:{allowedValues:Q.properties.billing_policy.properties.bill_to.enum},message:"must be equal to one of the allowed values",schema:Q.properties.billing_policy.
properties.bill_to.enum,parentSchema:Q.properties.billing_policy.properties.bill_to,data:l}],!1}var o=a===e}else var o=!0;if(o){if(t.container!==void 0){let u=t.
container,a=e;if(u!==null)return we.errors=[{instancePath:s+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:"null"},message:"m\
ust be null",schema:Q.properties.container.type,parentSchema:Q.properties.container,data:u}],!1;var o=a===e}else var o=!0;if(o){if(t.thread!==void 0){let u=t.thread,
a=e;if(u!==null)return we.errors=[{instancePath:s+"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Q.
properties.thread.type,parentSchema:Q.properties.thread,data:u}],!1;var o=a===e}else var o=!0;if(o)if(t.tools!==void 0){let u=t.tools,a=e;if(!Array.isArray(u)&&
u!==null)return we.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:Q.properties.tools.type},message:"must be a\
rray,null",schema:Q.properties.tools.type,parentSchema:Q.properties.tools,data:u}],!1;if(e===a&&Array.isArray(u)){var _=!0;let l=u.length;for(let m=0;m<l;m++){let h=u[m],
p=e;if(h&&typeof h=="object"&&!Array.isArray(h)&&h.type!==void 0){let v=h.type,d=e,y=e;if(typeof v=="string"&&!zr.test(v)){let i={};r===null?r=[i]:r.push(i),e++}
var j=y===e;if(j)return we.errors=[{instancePath:s+"/tools/"+m+"/type",schemaPath:"#/properties/tools/items/properties/type/not",keyword:"not",params:{},message:"\
must NOT be valid",schema:Q.properties.tools.items.properties.type.not,parentSchema:Q.properties.tools.items.properties.type,data:v}],!1;e=d,r!==null&&(d?r.length=
d:r=null)}var _=p===e;if(!_)break}}var o=a===e}else var o=!0}}}}}}}}}}else return we.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object",schema:Q.type,parentSchema:Q,data:t}],!1;return we.errors=r,e===0}var Ur=De,je={$schema:"http://json-schema.org/draft-07/schema#",
description:"Counts the tokens of a message request. Nothing is generated or billed. Other members are forwarded.",type:"object",required:["model","messages"],properties:{
model:{description:"The model's id in the catalogue.",type:"string",minLength:1},messages:{description:"The conversation.",type:"array",minItems:1,items:{type:"\
object",properties:{content:{$ref:"#/definitions/content"}}}},stream:!1,max_tokens:!1,container:{description:"Refused, because containers, files and skills have\
 no owner here.",title:"absent: containers and skills have no owner here",type:"null"},thread:{description:"Refused, because stored conversations have no owner \
here.",title:"absent: stored conversations have no owner here; send the whole conversation",type:"null"}},definitions:{content:{if:{type:"array"},then:{items:{$ref:"\
#/definitions/part"}}},part:{properties:{type:{title:"a block that names no file of the vendor's and defines no tool; send files as content, and tools in tools",
not:{enum:["container_upload"]}},source:{properties:{type:{title:"something else than file, because uploaded files have no owner here; send the content itself",
not:{const:"file"}},content:{$ref:"#/definitions/content"}}},content:{if:{type:"object"},then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{
properties:{type:{title:"a reference; define tools in tools, where their price is known",not:{const:"tool_definition"}}}},tool_changes:{type:["array","null"],items:{
$ref:"#/definitions/part"}}}}}},br={if:{type:"array"},then:{items:{$ref:"#/definitions/part"}}},Le={properties:{type:{title:"a block that names no file of the v\
endor's and defines no tool; send files as content, and tools in tools",not:{enum:["container_upload"]}},source:{properties:{type:{title:"something else than fi\
le, because uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/definitions/content"}}},content:{if:{type:"object"},
then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{properties:{type:{title:"a reference; define tools in tools, where their price is kn\
own",not:{const:"tool_definition"}}}},tool_changes:{type:["array","null"],items:{$ref:"#/definitions/part"}}}},or={validate:lr},nr={validate:Fe};function Fe(t,{
instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let f=t.
type,l=e,m=e,h=e;if(f!=="container_upload"){let p={};r===null?r=[p]:r.push(p),e++}var o=h===e;if(o)return Fe.errors=[{instancePath:s+"/type",schemaPath:"#/prope\
rties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:Le.properties.type.not,parentSchema:Le.properties.type,data:f}],!1;e=m,r!==null&&(m?r.
length=m:r=null);var k=l===e}else var k=!0;if(k){if(t.source!==void 0){let f=t.source,l=e;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.type!==void 0){let h=f.
type,p=e,n=e,v=e;if(h!=="file"){let d={};r===null?r=[d]:r.push(d),e++}var _=v===e;if(_)return Fe.errors=[{instancePath:s+"/source/type",schemaPath:"#/properties\
/source/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:Le.properties.source.properties.type.not,parentSchema:Le.properties.source.
properties.type,data:h}],!1;e=n,r!==null&&(n?r.length=n:r=null);var j=p===e}else var j=!0;if(j)if(f.content!==void 0){let h=e;or.validate(f.content,{instancePath:s+
"/source/content",parentData:f,parentDataProperty:"content",rootData:R})||(r=r===null?or.validate.errors:r.concat(or.validate.errors),e=r.length);var j=h===e}else
var j=!0}var k=l===e}else var k=!0;if(k){if(t.content!==void 0){let f=t.content,l=e,m=e,h=!0,p=e;if(!(f&&typeof f=="object"&&!Array.isArray(f))){let d={};r===null?
r=[d]:r.push(d),e++}var b=p===e;e=m,r!==null&&(m?r.length=m:r=null);let n;if(b){let d=e;nr.validate(f,{instancePath:s+"/content",parentData:t,parentDataProperty:"\
content",rootData:R})||(r=r===null?nr.validate.errors:r.concat(nr.validate.errors),e=r.length);var b=d===e;h=b,n="then"}else{let d=e;or.validate(f,{instancePath:s+
"/content",parentData:t,parentDataProperty:"content",rootData:R})||(r=r===null?or.validate.errors:r.concat(or.validate.errors),e=r.length);var b=d===e;h=b,n="el\
se"}if(!h){let d={instancePath:s+"/content",schemaPath:"#/properties/content/if",keyword:"if",params:{failingKeyword:n},message:'must match "'+n+'" schema',schema:Le.
properties.content.if,parentSchema:Le.properties.content,data:f};return r===null?r=[d]:r.push(d),e++,Fe.errors=r,!1}var k=l===e}else var k=!0;if(k){if(t.tool!==
void 0){let f=t.tool,l=e;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.type!==void 0){let h=f.type,p=e,n=e;if(h!=="tool_definition"){let v={};r===null?r=[v]:r.
push(v),e++}var u=n===e;if(u)return Fe.errors=[{instancePath:s+"/tool/type",schemaPath:"#/properties/tool/properties/type/not",keyword:"not",params:{},message:"\
must NOT be valid",schema:Le.properties.tool.properties.type.not,parentSchema:Le.properties.tool.properties.type,data:h}],!1;e=p,r!==null&&(p?r.length=p:r=null)}
var k=l===e}else var k=!0;if(k)if(t.tool_changes!==void 0){let f=t.tool_changes,l=e;if(!Array.isArray(f)&&f!==null)return Fe.errors=[{instancePath:s+"/tool_chan\
ges",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{type:Le.properties.tool_changes.type},message:"must be array,null",schema:Le.properties.
tool_changes.type,parentSchema:Le.properties.tool_changes,data:f}],!1;if(e===l&&Array.isArray(f)){var a=!0;let h=f.length;for(let p=0;p<h;p++){let n=e;nr.validate(
f[p],{instancePath:s+"/tool_changes/"+p,parentData:f,parentDataProperty:p,rootData:R})||(r=r===null?nr.validate.errors:r.concat(nr.validate.errors),e=r.length);
var a=n===e;if(!a)break}}var k=l===e}else var k=!0}}}}return Fe.errors=r,e===0}function lr(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0,o=e,k=!0,_=e;if(!Array.isArray(t)){let u={};r===null?r=[u]:r.push(u),e++}var j=_===e;if(e=o,r!==null&&(o?r.length=o:r=null),j){let u=e;if(Array.isArray(
t)){var b=!0;let f=t.length;for(let l=0;l<f;l++){let m=e;Fe(t[l],{instancePath:s+"/"+l,parentData:t,parentDataProperty:l,rootData:R})||(r=r===null?Fe.errors:r.concat(
Fe.errors),e=r.length);var b=m===e;if(!b)break}}var j=u===e;k=j}if(!k){let u={instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:br.if,parentSchema:br,data:t};return r===null?r=[u]:r.push(u),e++,lr.errors=r,!1}return lr.errors=r,e===0}function De(t,{instancePath:s="",
parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let _;if(t.model===void 0&&(_="model")||
t.messages===void 0&&(_="messages"))return De.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:_},message:"must have r\
equired property '"+_+"'",schema:je.required,parentSchema:je,data:t}],!1;if(t.model!==void 0){let j=t.model,b=e;if(e===b)if(typeof j=="string"){if(Ne(j)<1)return De.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:je.properties.model,data:j}],!1}else return De.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:je.properties.model.type,parentSchema:je.properties.model,data:j}],!1;var o=b===e}else var o=!0;if(o){if(t.messages!==
void 0){let j=t.messages,b=e;if(e===b)if(Array.isArray(j)){if(j.length<1)return De.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:je.properties.messages,data:j}],!1;{var k=!0;let a=j.length;
for(let f=0;f<a;f++){let l=j[f],m=e;if(e===m)if(l&&typeof l=="object"&&!Array.isArray(l))l.content!==void 0&&(lr(l.content,{instancePath:s+"/messages/"+f+"/cont\
ent",parentData:l,parentDataProperty:"content",rootData:R})||(r=r===null?lr.errors:r.concat(lr.errors),e=r.length));else return De.errors=[{instancePath:s+"/mes\
sages/"+f,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:je.properties.messages.items.type,
parentSchema:je.properties.messages.items,data:l}],!1;var k=m===e;if(!k)break}}}else return De.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/mess\
ages/type",keyword:"type",params:{type:"array"},message:"must be array",schema:je.properties.messages.type,parentSchema:je.properties.messages,data:j}],!1;var o=b===
e}else var o=!0;if(o){if(t.stream!==void 0){var o=!1;return De.errors=[{instancePath:s+"/stream",schemaPath:"#/properties/stream/false schema",keyword:"false sc\
hema",params:{},message:"boolean schema is false",schema:!1,parentSchema:je.properties.stream,data:t.stream}],!1}else var o=!0;if(o){if(t.max_tokens!==void 0){var o=!1;
return De.errors=[{instancePath:s+"/max_tokens",schemaPath:"#/properties/max_tokens/false schema",keyword:"false schema",params:{},message:"boolean schema is fa\
lse",schema:!1,parentSchema:je.properties.max_tokens,data:t.max_tokens}],!1}else var o=!0;if(o){if(t.container!==void 0){let j=t.container,b=e;if(j!==null)return De.
errors=[{instancePath:s+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:"null"},message:"must be null",schema:je.properties.container.
type,parentSchema:je.properties.container,data:j}],!1;var o=b===e}else var o=!0;if(o)if(t.thread!==void 0){let j=t.thread,b=e;if(j!==null)return De.errors=[{instancePath:s+
"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type:"null"},message:"must be null",schema:je.properties.thread.type,parentSchema:je.properties.
thread,data:j}],!1;var o=b===e}else var o=!0}}}}}else return De.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:je.type,parentSchema:je,data:t}],!1;return De.errors=r,e===0}var Vr=de,H={$schema:"http://json-schema.org/draft-07/schema#",description:"Creat\
es a per-second video task in the unified format. Members that are not listed are forwarded.",type:"object",properties:{duration:{description:"Seconds. Default:\
 4.",type:"integer",minimum:4,maximum:15},resolution:{description:"Default: 480p.",enum:["480p","720p","1080p","4k"]},ratio:{description:"Width to height. Defau\
lt: 16:9.",enum:["16:9","4:3","1:1","3:4","9:16","21:9"]},references:{description:"Reference images, videos and audio.",type:"array",maxItems:12,items:{type:"ob\
ject",required:["type","url"],properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},url:{title:"a public HTTP(S) URL",description:"\
A URL that is readable without a login.",type:"string",pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},role:{description:"The role, which must fit the type: referen\
ce_image, reference_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{
properties:{role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{
required:["type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}]}},generate_audio:{description:"Whether the video has m\
atching sound. Default: true.",type:"boolean"},watermark:{description:"Default: false.",type:"boolean"}},definitions:{},$defs:{}};function de(t,{instancePath:s="",
parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.duration!==void 0){let f=t.duration,
l=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return de.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:H.properties.duration.type,parentSchema:H.properties.duration,data:f}],!1;if(e===l&&typeof f=="number"&&
isFinite(f)){if(f>15||isNaN(f))return de.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",
limit:15},message:"must be <= 15",schema:15,parentSchema:H.properties.duration,data:f}],!1;if(f<4||isNaN(f))return de.errors=[{instancePath:s+"/duration",schemaPath:"\
#/properties/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:4},message:"must be >= 4",schema:4,parentSchema:H.properties.duration,data:f}],!1}
var o=l===e}else var o=!0;if(o){if(t.resolution!==void 0){let f=t.resolution,l=e;if(!(f==="480p"||f==="720p"||f==="1080p"||f==="4k"))return de.errors=[{instancePath:s+
"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:H.properties.resolution.enum},message:"must be equal to one of the \
allowed values",schema:H.properties.resolution.enum,parentSchema:H.properties.resolution,data:f}],!1;var o=l===e}else var o=!0;if(o){if(t.ratio!==void 0){let f=t.
ratio,l=e;if(!(f==="16:9"||f==="4:3"||f==="1:1"||f==="3:4"||f==="9:16"||f==="21:9"))return de.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/en\
um",keyword:"enum",params:{allowedValues:H.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:H.properties.ratio.enum,parentSchema:H.
properties.ratio,data:f}],!1;var o=l===e}else var o=!0;if(o){if(t.references!==void 0){let f=t.references,l=e;if(e===l)if(Array.isArray(f)){if(f.length>12)return de.
errors=[{instancePath:s+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 ite\
ms",schema:12,parentSchema:H.properties.references,data:f}],!1;{var k=!0;let h=f.length;for(let p=0;p<h;p++){let n=f[p],v=e,d=e,y=e,i=!0,A=e;if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){let g;if(n.type===void 0&&(g="type")){let w={};r===null?r=[w]:r.push(w),e++}else if(n.type!==void 0&&n.type!=="image"){let w={};r===null?
r=[w]:r.push(w),e++}}var _=A===e;if(e=y,r!==null&&(y?r.length=y:r=null),_){let g=e;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.role!==void 0){let P=n.role;if(P!==
"reference_image")return de.errors=[{instancePath:s+"/references/"+p+"/role",schemaPath:"#/properties/references/items/allOf/0/then/properties/role/const",keyword:"\
const",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:H.properties.references.items.allOf[0].
then.properties.role,data:P}],!1}var _=g===e;i=_}if(!i){let g={instancePath:s+"/references/"+p,schemaPath:"#/properties/references/items/allOf/0/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema',schema:H.properties.references.items.allOf[0].if,parentSchema:H.properties.references.items.allOf[0],
data:n};return r===null?r=[g]:r.push(g),e++,de.errors=r,!1}var j=d===e;if(j){let g=e,w=e,P=!0,S=e;if(n&&typeof n=="object"&&!Array.isArray(n)){let x;if(n.type===
void 0&&(x="type")){let q={};r===null?r=[q]:r.push(q),e++}else if(n.type!==void 0&&n.type!=="video"){let q={};r===null?r=[q]:r.push(q),e++}}var b=S===e;if(e=w,r!==
null&&(w?r.length=w:r=null),b){let x=e;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.role!==void 0){let V=n.role;if(V!=="reference_video")return de.errors=[{instancePath:s+
"/references/"+p+"/role",schemaPath:"#/properties/references/items/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_video"},message:"\
must be equal to constant",schema:"reference_video",parentSchema:H.properties.references.items.allOf[1].then.properties.role,data:V}],!1}var b=x===e;P=b}if(!P){
let x={instancePath:s+"/references/"+p,schemaPath:"#/properties/references/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "th\
en" schema',schema:H.properties.references.items.allOf[1].if,parentSchema:H.properties.references.items.allOf[1],data:n};return r===null?r=[x]:r.push(x),e++,de.
errors=r,!1}var j=g===e;if(j){let x=e,q=e,V=!0,G=e;if(n&&typeof n=="object"&&!Array.isArray(n)){let B;if(n.type===void 0&&(B="type")){let Y={};r===null?r=[Y]:r.
push(Y),e++}else if(n.type!==void 0&&n.type!=="audio"){let Y={};r===null?r=[Y]:r.push(Y),e++}}var u=G===e;if(e=q,r!==null&&(q?r.length=q:r=null),u){let B=e;if(n&&
typeof n=="object"&&!Array.isArray(n)&&n.role!==void 0){let L=n.role;if(L!=="reference_audio")return de.errors=[{instancePath:s+"/references/"+p+"/role",schemaPath:"\
#/properties/references/items/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"\
reference_audio",parentSchema:H.properties.references.items.allOf[2].then.properties.role,data:L}],!1}var u=B===e;V=u}if(!V){let B={instancePath:s+"/references/"+
p,schemaPath:"#/properties/references/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:H.properties.references.
items.allOf[2].if,parentSchema:H.properties.references.items.allOf[2],data:n};return r===null?r=[B]:r.push(B),e++,de.errors=r,!1}var j=x===e}}if(e===v)if(n&&typeof n==
"object"&&!Array.isArray(n)){let g;if(n.type===void 0&&(g="type")||n.url===void 0&&(g="url"))return de.errors=[{instancePath:s+"/references/"+p,schemaPath:"#/pr\
operties/references/items/required",keyword:"required",params:{missingProperty:g},message:"must have required property '"+g+"'",schema:H.properties.references.items.
required,parentSchema:H.properties.references.items,data:n}],!1;if(n.type!==void 0){let w=n.type,P=e;if(!(w==="image"||w==="video"||w==="audio"))return de.errors=
[{instancePath:s+"/references/"+p+"/type",schemaPath:"#/properties/references/items/properties/type/enum",keyword:"enum",params:{allowedValues:H.properties.references.
items.properties.type.enum},message:"must be equal to one of the allowed values",schema:H.properties.references.items.properties.type.enum,parentSchema:H.properties.
references.items.properties.type,data:w}],!1;var a=P===e}else var a=!0;if(a){if(n.url!==void 0){let w=n.url,P=e;if(e===P)if(typeof w=="string"){if(!kr.test(w))return de.
errors=[{instancePath:s+"/references/"+p+"/url",schemaPath:"#/properties/references/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^[hH][tT][t\
T][pP][sS]?://[^/\\s]"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^/\\s]"',schema:"^[hH][tT][tT][pP][sS]?://[^/\\s]",parentSchema:H.properties.references.
items.properties.url,data:w}],!1}else return de.errors=[{instancePath:s+"/references/"+p+"/url",schemaPath:"#/properties/references/items/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:H.properties.references.items.properties.url.type,parentSchema:H.properties.references.items.properties.
url,data:w}],!1;var a=P===e}else var a=!0;if(a)if(n.role!==void 0){let w=n.role,P=e;if(typeof w!="string")return de.errors=[{instancePath:s+"/references/"+p+"/r\
ole",schemaPath:"#/properties/references/items/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.references.
items.properties.role.type,parentSchema:H.properties.references.items.properties.role,data:w}],!1;var a=P===e}else var a=!0}}else return de.errors=[{instancePath:s+
"/references/"+p,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:H.properties.references.items.
type,parentSchema:H.properties.references.items,data:n}],!1;var k=v===e;if(!k)break}}}else return de.errors=[{instancePath:s+"/references",schemaPath:"#/propert\
ies/references/type",keyword:"type",params:{type:"array"},message:"must be array",schema:H.properties.references.type,parentSchema:H.properties.references,data:f}],
!1;var o=l===e}else var o=!0;if(o){if(t.generate_audio!==void 0){let f=t.generate_audio,l=e;if(typeof f!="boolean")return de.errors=[{instancePath:s+"/generate_\
audio",schemaPath:"#/properties/generate_audio/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:H.properties.generate_audio.type,parentSchema:H.
properties.generate_audio,data:f}],!1;var o=l===e}else var o=!0;if(o)if(t.watermark!==void 0){let f=t.watermark,l=e;if(typeof f!="boolean")return de.errors=[{instancePath:s+
"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:H.properties.watermark.type,parentSchema:H.
properties.watermark,data:f}],!1;var o=l===e}else var o=!0}}}}}else return de.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:H.type,parentSchema:H,data:t}],!1;return de.errors=r,e===0}var Mr=ze,Ce={type:"object",properties:{type:{description:"The kind o\
f the media.",enum:["image","video","audio"]},role:{description:"The role, which must fit the type: reference_image, reference_video or reference_audio. Default\
: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{properties:{role:{const:"reference_image"}}}},{if:{
required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{required:["type"],properties:{type:{const:"audio"}}},
then:{properties:{role:{const:"reference_audio"}}}}],definitions:{},$defs:{}};function ze(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0,o=e,k=e,_=!0,j=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.type===void 0&&(m="type")){let h={};r===null?r=[h]:r.push(h),e++}else if(t.
type!==void 0&&t.type!=="image"){let h={};r===null?r=[h]:r.push(h),e++}}var b=j===e;if(e=k,r!==null&&(k?r.length=k:r=null),b){let m=e;if(t&&typeof t=="object"&&
!Array.isArray(t)&&t.role!==void 0){let p=t.role;if(p!=="reference_image")return ze.errors=[{instancePath:s+"/role",schemaPath:"#/allOf/0/then/properties/role/c\
onst",keyword:"const",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:Ce.allOf[0].then.properties.
role,data:p}],!1}var b=m===e;_=b}if(!_){let m={instancePath:s,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" s\
chema',schema:Ce.allOf[0].if,parentSchema:Ce.allOf[0],data:t};return r===null?r=[m]:r.push(m),e++,ze.errors=r,!1}var u=o===e;if(u){let m=e,h=e,p=!0,n=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let d;if(t.type===void 0&&(d="type")){let y={};r===null?r=[y]:r.push(y),e++}else if(t.type!==void 0&&t.type!=="video"){let y={};r===
null?r=[y]:r.push(y),e++}}var a=n===e;if(e=h,r!==null&&(h?r.length=h:r=null),a){let d=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0){let i=t.role;
if(i!=="reference_video")return ze.errors=[{instancePath:s+"/role",schemaPath:"#/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"refer\
ence_video"},message:"must be equal to constant",schema:"reference_video",parentSchema:Ce.allOf[1].then.properties.role,data:i}],!1}var a=d===e;p=a}if(!p){let d={
instancePath:s,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Ce.allOf[1].if,parentSchema:Ce.allOf[1],
data:t};return r===null?r=[d]:r.push(d),e++,ze.errors=r,!1}var u=m===e;if(u){let d=e,y=e,i=!0,A=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.type===
void 0&&(g="type")){let w={};r===null?r=[w]:r.push(w),e++}else if(t.type!==void 0&&t.type!=="audio"){let w={};r===null?r=[w]:r.push(w),e++}}var f=A===e;if(e=y,r!==
null&&(y?r.length=y:r=null),f){let g=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0){let P=t.role;if(P!=="reference_audio")return ze.errors=[{instancePath:s+
"/role",schemaPath:"#/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"re\
ference_audio",parentSchema:Ce.allOf[2].then.properties.role,data:P}],!1}var f=g===e;i=f}if(!i){let g={instancePath:s,schemaPath:"#/allOf/2/if",keyword:"if",params:{
failingKeyword:"then"},message:'must match "then" schema',schema:Ce.allOf[2].if,parentSchema:Ce.allOf[2],data:t};return r===null?r=[g]:r.push(g),e++,ze.errors=r,
!1}var u=d===e}}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let m=t.type,h=e;if(!(m==="image"||m==="video"||m==="audio"))return ze.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Ce.properties.type.enum},message:"must be equal to one \
of the allowed values",schema:Ce.properties.type.enum,parentSchema:Ce.properties.type,data:m}],!1;var l=h===e}else var l=!0;if(l)if(t.role!==void 0){let m=t.role,
h=e;if(typeof m!="string")return ze.errors=[{instancePath:s+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:Ce.properties.role.type,parentSchema:Ce.properties.role,data:m}],!1;var l=h===e}else var l=!0}else return ze.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ce.type,parentSchema:Ce,data:t}],!1;return ze.errors=r,e===0}var Br={UKOyYKU0JKzszyc0YTAsECDJKlaUWnFF3LlxqgOUMOQ:Ar,
"NakxarxGrZjt9x6askJq-1hG_GcXJyUv9uwXcjZqqr4":jr,"hvV2ylIIYTYuREVpD8Wi-ocCw574s-hEx4Xrg3VWooY":Sr,Tlwc5l1C9oRy4PZ4GIMArAc46bEmxYSFwjTP6nLjn2o:Or,ma2VJEXlRtzjJ6dVq0OQq8HE4DdndzzBB38eSqRbwHM:Cr,
"Y3JmzRkX-azF8ueAZ5P4-8s7QFlxBLB7FKvMTIshtAM":qr,"0IPutZ0T6B1SSQU7SoiF-dopBfvZync2TCt58E8psOg":xr,"6kRwAN7aKQTxqLvPS6PKKnXIOASmvJ2Ot4S9eqo-O08":Dr,"nl28iNoSbOe-\
WLQ-7-VaO4EIy4RzaTfesqZ5IgFp87Y":Rr,oZFxBOB2xOSRhWndncKgcikuLrnZTMguvcd1qzOEiTQ:$r,wkN9YW3TUi36dYMNmyRJWodENsQKt5gC8W6rO5yI6hc:Ir,"pB4iNl5vzGk-gOvaX48B6nQ4SSheR\
5BrPOWHSesrXfE":Er,"m-7_aSwal03sxmxV7VLgSEWtF46idP8yH4eFF2oVS90":Lr,"i5k59L0yT-_73T16mzcYsVIyxxPoBEvwL4LSellD5Vs":Ur,EUVTEqsDqMsYIK67fretcHxqgPGdLqXr8AUcT4FGQjY:Vr,
N5yXDwJUCdPCagLb83y8mhpp1Xowy2SqDHhDL102njs:Mr};export{Br as requestValidators};
